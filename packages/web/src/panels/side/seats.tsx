import { levelName } from '@bastide/bots';
import { say } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import { memo } from 'react';
import { Counting } from '../../app/frame/counting.tsx';
import { useWords } from '../../app/words.ts';
import { levelOf } from '../../session/seat-info.ts';
import type { SeatInfo, SeatView, TableView } from '../../session/types.ts';
import { FigurePicture } from '../pictures.tsx';
import { SeatBadge } from '../seat-badge.tsx';
import './seats.css';

interface SeatsProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
}

/** Every player: colour and emblem, points, figures at home, tokens. */
export const Seats = memo(function Seats({ view, seats }: SeatsProps) {
  const { t } = useWords();
  const asked = view.question.seat;
  return (
    <section className="seats-panel" aria-label={t('tab.players')} data-many={seats.length > 4}>
      <ol>
        {view.seats.map((seat) => (
          <Seat
            key={seat.seat}
            view={seat}
            isOver={view.over}
            info={seats[seat.seat]}
            isTurn={!view.over && seat.seat === view.turn.seat}
            isAsked={seat.seat === asked}
          />
        ))}
      </ol>
      <p className="left small">{t('table.left', { n: view.left })}</p>
    </section>
  );
});

interface SeatProps {
  readonly view: SeatView;
  readonly info: SeatInfo;
  /** When all is counted the scorers are one. */
  readonly isOver: boolean;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
}

const Seat = memo(function Seat({ view, isOver, info, isTurn, isAsked }: SeatProps) {
  const { t, lang, name } = useWords();
  const level = levelOf(info);
  const plays = level === undefined ? undefined : info.likeMe ? t('level.like-you') : levelName(lang, level);
  const hasScorers = view.scorers.length > 1 && !isOver;
  const tokens = Object.entries(view.tokens).filter(([, count]) => count > 0);
  return (
    <li className="seat-row" data-turn={isTurn} data-asked={isAsked} data-home={view.seat}>
      <SeatBadge colour={info.colour} />
      <span className="seat-name" title={plays === undefined ? info.name : `${info.name} · ${plays}`}>
        <span className="seat-who">{info.name}</span>
        {plays !== undefined && (
          <>
            <span className="hidden-text"> · </span>
            <span className="seat-level">{plays}</span>
          </>
        )}
        {isAsked && <span className="hidden-text"> ({t('table.seat.to-move')})</span>}
      </span>
      <span className="seat-score">
        {hasScorers && (
          <ul className="scorers bare" aria-label={t('table.scorers')}>
            {view.scorers.map((scorer) => (
              <Piece
                key={scorer.name}
                kind={scorer.name}
                info={info}
                count={scorer.points}
                label={t('table.scorer', { scorer: name('scorer', scorer.name), n: scorer.points })}
              />
            ))}
          </ul>
        )}
        <strong className="seat-points" title={t('table.points', { n: view.points })}>
          {/* Its parts, where it has some, don't count: they and the sum agree at any moment. */}
          {hasScorers ? view.points : <Counting value={view.points} />}
          <span className="hidden-text"> {t('table.points', { n: view.points }).replace(/^\d+\s*/, '')}</span>
        </strong>
      </span>
      <ul className="pieces bare">
        {Object.entries(view.home).map(([kind, count]) => (
          <Piece
            key={kind}
            kind={kind}
            info={info}
            count={count}
            isOut={count === 0}
            isSingle={kind !== 'follower' && count < 2}
            label={`${countWords(lang, kind, count)} ${t('table.home')}`}
          />
        ))}
        {tokens.map(([kind, count]) => (
          <Piece key={kind} kind={kind} info={info} count={count} label={tokenWords(lang, kind, count)} />
        ))}
      </ul>
    </li>
  );
});

interface PieceProps {
  readonly kind: string;
  readonly info: SeatInfo;
  readonly count: number;
  /** None is at home: the picture is pale. */
  readonly isOut?: boolean;
  /** There is only one of it: the picture alone tells. */
  readonly isSingle?: boolean;
  readonly label: string;
}

function Piece({ kind, info, count, isOut = false, isSingle = false, label }: PieceProps) {
  return (
    <li className="piece" data-none={isOut} title={label}>
      <FigurePicture kind={kind} colour={info.colour} />
      {!isSingle && <span aria-hidden="true">{count}</span>}
      <span className="hidden-text">{label}</span>
    </li>
  );
}

type Lang = ReturnType<typeof useWords>['lang'];

function countWords(lang: Lang, kind: string, n: number): string {
  const key = `figure.${kind}.count`;
  return hasText(key) ? say(lang, key, { n }) : `${n} ${kind}`;
}

function tokenWords(lang: Lang, kind: string, n: number): string {
  const key = `token.${kind}`;
  return hasText(key) ? say(lang, key, { n }) : `${n} ${kind}`;
}
