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
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  /** An arrow was followed: it may be gone now, and the keys go on from the board. */
  onFollow(): void;
}

/** Arrows at the edge of the land, to answers and to the last tile out of the picture. */
export const EdgeArrows = memo(function EdgeArrows(props: EdgeArrowsProps) {
  const { rig, camera, size, aims, cards, last, seat, seats, onFollow } = props;
  const arrows = useMemo(() => {
    if (size === undefined || size.width === 0) return [];
    const pins = placesAsked(aims).length === 0 ? pinsOf(aims) : undefined;
    return arrowsFor(camera, size, {
      answers: cellsOf(aims),
      last,
      pins,
      cards: cards.map(({ area }) => area),
    });
  }, [camera, size, aims, cards, last]);
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
  const paint = colour && { background: seatColour(colour), color: seatInk(colour) };
  return (
    <button
      type="button"
      className="edge-arrow"
      data-to={to}
      data-side={side}
      aria-label={label}
      title={label}
      style={{ left: at.x, top: at.y, ...paint }}
      onClick={onFollow}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <path className="edge-arrow-head" transform={`rotate(${angle})`} d="M13 -9l8 9-8 9" />
        {to === 'last' && <path className="edge-arrow-tile" d="M-7 -7h14v14h-14z" />}
      </svg>
      {to === 'answers' && <span aria-hidden="true">{cells.length}</span>}
    </button>
  );
}
