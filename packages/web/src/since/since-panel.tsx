import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../app/frame/icon.tsx';
import { useWords } from '../app/words.ts';
import { seatColour, seatInk } from '../art/index.ts';
import type { Recalled } from '../board/effects/effects.ts';
import type { ToldTurn } from '../log/chronicle.ts';
import { lineWords, whoIsToBeNamed } from '../log/line-words.ts';
import { TilePicture } from '../panels/pictures.tsx';
import { SeatBadge } from '../panels/seat-badge.tsx';
import type { SeatInfo, SpecOf } from '../session/types.ts';
import './since.css';
import { placesOf } from './places-of.ts';

interface SincePanelProps {
  readonly turns: readonly ToldTurn[];
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  /** Milliseconds a place is looked at when it is all played again. */
  readonly pace: number;
  readonly onRecall: (place: Recalled) => void;
}

/** What happened since one's own turn: who placed, deployed and scored what. A button beside the question opens it; nothing moves for it. */
export function SincePanel({ turns, seats, specOf, pace, onRecall }: SincePanelProps) {
  const { t } = useWords();
  const play = usePlayedAgain(turns, pace, onRecall);
  const [isOpen, open] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const id = useId();
  /** Whoever wants to see something on the land must not have this over it. */
  const recall = (place: Recalled) => {
    all.current?.hidePopover();
    onRecall(place);
  };
  return (
    <section className="since" aria-label={t('since.title')}>
      <button
        ref={opener}
        type="button"
        className="since-opener"
        aria-label={t('since.title')}
        title={t('since.title')}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Icon name="log" />
        <span className="since-shorts" data-many={turns.length > SOME}>
          {turns.map((turn) => (
            <Short key={turn.key} turn={turn} seats={seats} hasPoints={areFew(turns)} />
          ))}
        </span>
      </button>
      <div
        ref={all}
        id={id}
        popover="auto"
        className="since-all"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && all.current && opener.current) placeBeside(all.current, opener.current);
          open(newState === 'open');
        }}
      >
        {isOpen && (
          <>
            <header>
              <h3>{t('since.title')}</h3>
              <button
                type="button"
                className="since-again"
                onClick={() => {
                  all.current?.hidePopover();
                  play();
                }}
              >
                <Icon name="play" />
                {t('since.again')}
              </button>
            </header>
            <ol className="bare">
              {turns.map((turn) => (
                <li key={turn.key}>
                  <SinceTurn turn={turn} seats={seats} specOf={specOf} onRecall={recall} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

/** Below what opens it, or above where there is more room, as high as the window allows. */
function placeBeside({ style }: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const above = top > innerHeight - bottom;
  style.top = above ? 'auto' : `${bottom + GAP}px`;
  style.bottom = above ? `${innerHeight - top + GAP}px` : 'auto';
  style.right = `min(${innerWidth - right}px, 100vw - 0.5rem - var(--wide))`;
  style.maxHeight = `${(above ? top : innerHeight - bottom) - 2 * GAP}px`;
}

const GAP = 5;

interface TurnProps {
  readonly turn: ToldTurn;
  readonly seats: readonly SeatInfo[];
}

/** So many turns and gains together fit on the button; of so many turns, whose they were. More are told smaller, in two rows. */
const FEW = 3;
const SOME = 3;

const areFew = (turns: readonly ToldTurn[]): boolean =>
  turns.reduce((sum, turn) => sum + 1 + gainsOf(turn).size, 0) <= FEW;

/** All that a turn brought, by seat. */
function gainsOf({ lines }: ToldTurn): Map<number, number> {
  const gains = new Map<number, number>();
  for (const line of lines)
    if (line.kind === 'award')
      gains.set(line.award.seat, (gains.get(line.award.seat) ?? 0) + line.award.points);
  return gains;
}

function Short({ turn, seats, hasPoints }: TurnProps & { readonly hasPoints: boolean }) {
  if (turn.seat === undefined) return undefined;
  return (
    <span className="since-short">
      <SeatBadge colour={seats[turn.seat].colour} />
      {hasPoints && <Points turn={turn} seats={seats} />}
    </span>
  );
}

function SinceTurn({
  turn,
  seats,
  specOf,
  onRecall,
}: TurnProps & Pick<SincePanelProps, 'specOf' | 'onRecall'>) {
  const { t, lang } = useWords();
  const { seat = 0, tiles, lines } = turn;
  const names = seats.map(({ name }) => name);
  const told = lines
    .filter(({ kind }) => kind !== 'discarded')
    .map((line) => {
      const what = lineWords(lang, line, names);
      const named = whoIsToBeNamed(lang, line, seat);
      return named === undefined ? what : t('table.turn', { who: names[named], what });
    });
  const [place] = placesOf(turn);
  return (
    <button
      type="button"
      className="plain"
      title={t('log.show')}
      onClick={() => place !== undefined && onRecall(place)}
    >
      <SeatBadge colour={seats[seat].colour} />
      {tiles.map(({ tile, rot, x, y }) => {
        const spec = specOf(tile);
        return spec && <TilePicture key={`${x},${y}`} spec={spec} rot={rot} />;
      })}
      <span className="since-words">
        <strong>{names[seat]}</strong>
        <span>{told.length === 0 ? t('since.placed') : told.join(' · ')}</span>
      </span>
      <span className="since-points">
        <Points turn={turn} seats={seats} />
      </span>
    </button>
  );
}

function Points({ turn, seats }: TurnProps) {
  return [...gainsOf(turn)].map(([seat, points]) => {
    const { colour } = seats[seat];
    return (
      <span
        key={seat}
        className="log-points"
        style={{ background: seatColour(colour), color: seatInk(colour) }}
      >
        {points < 0 ? `−${-points}` : `+${points}`}
      </span>
    );
  });
}

/** Shows one place after the other; whoever presses again begins again. */
function usePlayedAgain(
  turns: readonly ToldTurn[],
  pace: number,
  onRecall: (place: Recalled) => void,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [round, begin] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is played when it is asked for
  useEffect(() => {
    if (round === 0) return;
    const places = turns.flatMap(placesOf);
    const show = (at: number) => {
      const place = places[at];
      if (place === undefined) return;
      onRecall(place);
      timer.current = setTimeout(() => show(at + 1), pace);
    };
    show(0);
    return () => clearTimeout(timer.current);
  }, [round]);
  return () => begin(round + 1);
}
