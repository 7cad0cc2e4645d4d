import { isDark, plaquesOf, SPACES, spaceOf } from '@bastide/rules/internal';
import { memo } from 'react';
import { useWords } from '../app/words.ts';
import { FigureArt } from '../art/index.ts';
import { COLOURS, type Colour, type SeatInfo, type TableView } from '../session/types.ts';
import { scorerOf } from '../texts/speak.ts';
import { RING, spaceAt } from './ring.ts';
import { SeatBadge } from './seat-badge.tsx';
import './track.css';

const CELL = 22;

export interface Pawn {
  readonly kind: string;
  readonly colour: Colour;
  readonly space: number;
  readonly label: string;
}

interface TrackProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
}

/** The score track as in the box: 50 spaces, every fifth dark, with scorers, other figures and plaques. */
export const Track = memo(function Track({ view, seats }: TrackProps) {
  const { t } = useWords();
  const pawns = usePawns(view, seats);
  return (
    <div className="track">
      <svg
        viewBox={`-2 -2 ${RING.wide * CELL + 4} ${RING.high * CELL + 4}`}
        role="img"
        aria-label={t('table.track')}
      >
        {Array.from({ length: SPACES }, (_, space) => (
          <TrackSpace key={spaceAt(space).column * 100 + spaceAt(space).row} space={space} />
        ))}
        {pawns.map((pawn, index) => {
          const fellows = pawns.filter((other) => other.space === pawn.space);
          return (
            <g key={pawn.label} transform={placeOf(pawn, fellows)} className="pawn" data-index={index}>
              <FigureArt kind={pawn.kind} seat={COLOURS.indexOf(pawn.colour)} size={0.62} />
            </g>
          );
        })}
      </svg>
      <ul className="plaques bare">
        {view.seats.map(({ seat, points }) => (
          <li key={seat}>
            <SeatBadge colour={seats[seat].colour} />
            <span className="plaque-name">{seats[seat].name}</span>
            <strong>{points}</strong>
            {plaquesOf(points).map((plaque, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal plaques
              <span key={index} className="plaque">
                {plaque}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="hidden-text">
        {pawns.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
});

function TrackSpace({ space }: { readonly space: number }) {
  const { column, row } = spaceAt(space);
  return (
    <g transform={`translate(${column * CELL} ${row * CELL})`}>
      <rect className="space" data-dark={isDark(space)} width={CELL} height={CELL} rx={3} />
      {isDark(space) && (
        <text className="space-number" x={CELL / 2} y={CELL / 2 + 3}>
          {space}
        </text>
      )}
    </g>
  );
}

/** Pawns that share a space stand in a little crowd. */
function placeOf(pawn: Pawn, fellows: readonly Pawn[]): string {
  const { column, row } = spaceAt(pawn.space);
  const at = fellows.indexOf(pawn);
  const perRow = Math.ceil(Math.sqrt(fellows.length));
  const step = fellows.length === 1 ? 0 : 9;
  const dx = ((at % perRow) - (perRow - 1) / 2) * step;
  const rows = Math.ceil(fellows.length / perRow);
  const dy = (Math.floor(at / perRow) - (rows - 1) / 2) * step;
  return `translate(${(column + 0.5) * CELL + dx} ${(row + 0.5) * CELL + dy})`;
}

export function usePawns(view: TableView, seats: readonly SeatInfo[]): Pawn[] {
  const { t, name, lang } = useWords();
  const scorers = view.seats.flatMap(({ seat, points, scorers: own }) => {
    const all = own.length > 0 ? own : [{ name: 'marker', points }];
    return all.map((scorer) => ({
      kind: scorer.name,
      colour: seats[seat].colour,
      space: spaceOf(scorer.points),
      label: t('table.track.at', {
        what: scorerOf(lang, scorer.name, seats[seat].name),
        space: spaceOf(scorer.points),
        n: scorer.points,
      }),
    }));
  });
  const others = view.things.flatMap((thing) =>
    typeof thing.spot === 'number' && thing.seat !== undefined
      ? [
          {
            kind: thing.name,
            colour: seats[thing.seat].colour,
            space: thing.spot,
            label: t('table.track.figure', {
              what: name('figure', thing.name),
              name: seats[thing.seat].name,
              space: thing.spot,
            }),
          },
        ]
      : [],
  );
  return [...scorers, ...others];
}
