import { memo, type RefObject, useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { seatColour, seatInk } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import type { Aim } from '../pointing/aims.ts';
import { type Arrow, arrowsFor } from './arrows.ts';
import type { Camera, Point } from './camera.ts';
import type { Area, Pane } from './pane.ts';
import { cellsOf, pinsOf, placesAsked } from './part-asked.ts';
import type { Rig } from './rig.ts';
import './edge-arrows.css';

interface EdgeArrowsProps {
  readonly rig: RefObject<Rig | undefined>;
  readonly camera: Camera;
  readonly size: Pane | undefined;
  readonly aims: readonly Aim[];
  readonly cards: readonly { readonly area: Area }[];
  readonly last: Point | undefined;
  /** Who stands on the land. */
  readonly people: readonly { readonly at: Point }[];
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  /** An arrow was followed: it may be gone now, and the keys go on from the board. */
  onFollow(): void;
}

/** Arrows at the edge of the land, to answers and to the last tile out of the picture. */
export const EdgeArrows = memo(function EdgeArrows(props: EdgeArrowsProps) {
  const { rig, camera, size, aims, cards, last, people, seat, seats, onFollow } = props;
  const arrows = useMemo(() => {
    if (size === undefined || size.width === 0) return [];
    const pins = placesAsked(aims).length === 0 ? pinsOf(aims) : undefined;
    return arrowsFor(camera, size, {
      answers: cellsOf(aims),
      last,
      pins,
      cards: cards.map(({ area }) => area),
      people: people.map(({ at }) => at),
    });
  }, [camera, size, aims, cards, last, people]);
  const colour = seat === undefined ? undefined : seats[seat].colour;
  return arrows.map((arrow) => (
    <ArrowButton
      key={`${arrow.to} ${arrow.side}`}
      arrow={arrow}
      colour={arrow.to === 'answers' ? colour : undefined}
      onFollow={() => {
        rig.current?.show(...arrow.cells);
        onFollow();
      }}
    />
  ));
});

interface ArrowButtonProps {
  readonly arrow: Arrow;
  readonly colour: string | undefined;
  onFollow(): void;
}

function ArrowButton({ arrow: { to, side, cells, at, angle }, colour, onFollow }: ArrowButtonProps) {
  const { t } = useWords();
  const label = t(`arrow.${to}.${side}`, { n: cells.length });
  const paint = colour === undefined ? undefined : { background: seatColour(colour), color: seatInk(colour) };
  return (
    <button
      type="button"
      className="edge-arrow"
      data-to={to}
      data-side={side}
      aria-label={label}
      title={label}
      style={{ left: at.x, top: at.y }}
      onClick={onFollow}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true" style={{ fill: paint?.background }}>
        <path transform={`rotate(${angle})`} d="M13 -11L23 0 13 11Z" />
      </svg>
      <span style={paint} aria-hidden="true">
        {to === 'answers' ? cells.length : <i />}
      </span>
    </button>
  );
}
