import { isDark, SPACES } from '@bastide/rules/internal';
import type { SeatInfo, TableView } from '../session/types.ts';
import { FigurePicture } from './pictures.tsx';
import { type Pawn, usePawns } from './track.tsx';
import './track-stretch.css';

/** A space that means something: an answer if it can be pressed. */
export interface MarkedSpace {
  readonly space: number;
  /** Its whole name for those who can't see it, where it can be pressed. */
  readonly label?: string | undefined;
  /** A few signs on it: `+5`. */
  readonly note?: string | undefined;
  readonly isChosen?: boolean;
  readonly onPress?: (() => void) | undefined;
}

interface TrackStretchProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly marked: readonly MarkedSpace[];
  /** How many spaces are shown beside each. */
  readonly around?: number;
  /** Whether it stays where there is room for one row only. */
  readonly isRow?: boolean;
}

/** The score track, as large as fingers need it: the spaces that matter and those around them. */
export function TrackStretch({ view, seats, marked, around = 1, isRow = false }: TrackStretchProps) {
  const pawns = usePawns(view, seats);
  const shown = shownSpaces(marked, around);
  const spaces = isRow ? shown : fromWidestGap(shown);
  return (
    <ol className={isRow ? 'stretch ask-row bare' : 'stretch bare'}>
      {spaces.map((space, i) => (
        <li key={space} data-after-gap={i > 0 && space !== (spaces[i - 1] + 1) % SPACES}>
          <StretchSpace
            space={space}
            marked={marked.find((one) => one.space === space)}
            pawns={pawns.filter((pawn) => pawn.space === space)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Every space that is marked, with its neighbours, in the order of the track. */
function shownSpaces(marked: readonly MarkedSpace[], around: number): number[] {
  const shown = new Set<number>();
  for (const { space } of marked) {
    for (let step = -around; step <= around; step++) shown.add((space + step + SPACES) % SPACES);
  }
  return [...shown].sort((one, other) => one - other);
}

/** After the widest stretch without any: who goes round the track goes on to the right. */
function fromWidestGap(spaces: readonly number[]): number[] {
  const gaps = spaces.map((space, i) => (space - (spaces.at(i - 1) ?? 0) + SPACES) % SPACES);
  const first = gaps.indexOf(Math.max(...gaps));
  return [...spaces.slice(first), ...spaces.slice(0, first)];
}

interface StretchSpaceProps {
  readonly space: number;
  readonly marked: MarkedSpace | undefined;
  readonly pawns: readonly Pawn[];
}

function StretchSpace({ space, marked, pawns }: StretchSpaceProps) {
  const inside = (
    <>
      <span className="stretch-number">{space}</span>
      <span className="stretch-pawns">
        {pawns.map(({ kind, colour, label }) => (
          <FigurePicture key={label} kind={kind} colour={colour} />
        ))}
      </span>
      {marked?.note !== undefined && <strong className="stretch-note">{marked.note}</strong>}
    </>
  );
  const dark = isDark(space);
  if (marked?.onPress === undefined) {
    return (
      <span className="stretch-space" data-dark={dark} data-marked={marked !== undefined}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="stretch-space"
      data-dark={dark}
      data-marked
      aria-pressed={marked.isChosen ?? false}
      title={marked.label}
      onClick={marked.onPress}
    >
      {inside}
      {marked.label !== undefined && <span className="hidden-text">{marked.label}</span>}
    </button>
  );
}
