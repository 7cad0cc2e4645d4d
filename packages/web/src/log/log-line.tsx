import { explainAward, rulesOfAward } from '@bastide/rules';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';
import { seatColour, seatInk } from '../art/index.ts';
import { lies } from '../art/lies.ts';
import type { Recalled } from '../board/effects/effects.ts';
import { eventPieces } from '../expansions/tables.ts';
import { FigurePicture, TilePicture } from '../panels/pictures.tsx';
import type { SeatInfo, SpecOf } from '../session/types.ts';
import { capital } from '../texts/capital.ts';
import { describeTile } from '../texts/tile-words.ts';
import { RuleLinks } from '../why/rule-links.tsx';
import type { Line } from './chronicle.ts';
import { lineWords, whoIsToBeNamed } from './line-words.ts';

interface LogLineProps {
  readonly line: Line;
  readonly seats: readonly SeatInfo[];
  /** Whose turn it was: that name need not be said again. */
  readonly turn: number | undefined;
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
}

/** One thing that happened; where it has a place on the land, a press brings it back. */
export function LogLine({ line, seats, turn, specOf, onRecall }: LogLineProps) {
  const { t } = useWords();
  const place = placeOf(line);
  const content = <LineContent line={line} seats={seats} turn={turn} specOf={specOf} />;
  return (
    <li className="log-line" data-kind={line.kind}>
      {place === undefined ? (
        content
      ) : (
        <button type="button" className="plain" title={t('log.show')} onClick={() => onRecall(place)}>
          {content}
        </button>
      )}
      {line.kind === 'award' && <RuleLinks rules={rulesOfAward(line.award)} short />}
    </li>
  );
}

type LineContentProps = Omit<LogLineProps, 'onRecall'>;

function LineContent({ line, seats, turn, specOf }: LineContentProps): ReactNode {
  const { lang } = useWords();
  const names = seats.map(({ name }) => name);
  const words = lineWords(lang, line, names);
  const named = whoIsToBeNamed(lang, line, turn);
  return (
    <>
      <Sign line={line} seats={seats} specOf={specOf} />
      <span className="log-words">
        {named !== undefined && <span className="log-who">{names[named]}</span>}
        <span className="log-what">{named === undefined ? capital(lang, words) : words}</span>
        {line.kind === 'award' && <Reckoning line={line} seats={seats} />}
      </span>
    </>
  );
}

/** How an award was counted, who competed, what came home and which scorer went where. */
function Reckoning({
  line: { award, home, advance },
  seats,
}: {
  readonly line: Extract<Line, { kind: 'award' }>;
  readonly seats: readonly SeatInfo[];
}) {
  const { t, lang, name } = useWords();
  const { counted, rivals } = explainAward(
    lang,
    award,
    seats.map((seat) => seat.name),
  );
  const { colour } = seats[award.seat];
  return (
    <>
      {counted.map((item) => (
        <span key={item} className="log-count">
          {item}
        </span>
      ))}
      {rivals !== undefined && <span className="log-rivals">{rivals}</span>}
      {(home.length > 0 || advance !== undefined) && (
        <span className="log-after">
          {home.length > 0 && (
            <span className="log-went">
              {home.map(({ figure, on }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: figures of one kind are alike
                <FigurePicture key={index} kind={figure} colour={colour} lying={lies(figure, on)} />
              ))}
              {t('log.came-home')}
            </span>
          )}
          {advance !== undefined && (
            <span className="log-went">
              <FigurePicture kind={advance.scorer} colour={colour} />
              {t('log.advance', { scorer: name('scorer', advance.scorer), n: advance.to })}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** A small picture before the words: points, a figure, a token, the tile that went to the box. */
function Sign({ line, seats, specOf }: Omit<LineContentProps, 'turn'>) {
  const { lang } = useWords();
  if (line.kind === 'award') return <Points points={line.award.points} seat={seats[line.award.seat]} />;
  if (line.kind === 'discarded') {
    const spec = specOf(line.tile);
    return spec && <TilePicture spec={spec} label={describeTile(lang, spec)} />;
  }
  const { kind, seat, isLying = false } = pictured(line);
  if (kind === undefined) return <span className="log-dot" aria-hidden="true" />;
  return (
    <FigurePicture kind={kind} colour={seat === undefined ? undefined : seats[seat].colour} lying={isLying} />
  );
}

function Points({ points, seat: { colour } }: { readonly points: number; readonly seat: SeatInfo }) {
  return (
    <strong className="log-points" style={{ background: seatColour(colour), color: seatInk(colour) }}>
      {points < 0 ? `−${-points}` : `+${points}`}
    </strong>
  );
}

interface Pictured {
  readonly kind?: string | undefined;
  readonly seat?: number | undefined;
  readonly isLying?: boolean;
}

function pictured(line: Line): Pictured {
  switch (line.kind) {
    case 'deployed':
    case 'home': {
      const { figure, seat, on } = line.event;
      return { kind: figure, seat, isLying: lies(figure, on) };
    }
    case 'neutral':
      return { kind: line.event.figure };
    case 'token':
    case 'laid':
      return { kind: line.token };
    case 'luck':
      return { kind: line.luck.piece };
    case 'happened':
      if (line.event.event === 'moved') return { kind: line.event.scorer, seat: line.event.seat };
      return { kind: eventPieces[line.event.what], seat: line.event.seat };
    default:
      return {};
  }
}

/** The place of the land that a line tells of, to be brought back into view. */
function placeOf(line: Line): Recalled | undefined {
  switch (line.kind) {
    case 'award':
      return placeIn(line.award);
    case 'deployed':
    case 'home':
    case 'neutral':
      return placeIn(line.event);
    case 'happened':
      return placeIn(line.event);
    case 'laid':
    case 'luck':
      return placeIn(line);
    default:
      return undefined;
  }
}

interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly on?: string;
  readonly seat?: number | undefined;
}

function placeIn({ x, y, on, seat }: Place): Recalled | undefined {
  return x === undefined || y === undefined ? undefined : { x, y, on, seat };
}
