import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SeatInfo } from '../../session/types.ts';
import { Piece } from '../layers/piece.tsx';
import type { Effect } from './effects.ts';

interface HomewardProps {
  readonly effect: Extract<Effect, { kind: 'home' }>;
  readonly seats: readonly SeatInfo[];
}

interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** Milliseconds: the feature is lit first, then its figures leave. */
const WAITS = 350;
const FLIES = 900;
/** Pixels of a figure on its way. */
const SIZE = 40;

/** A figure on its way to its owner, wherever the page shows that player; where it does not, it fades away. */
export function Homeward({ effect: { at, figure, seat }, seats }: HomewardProps) {
  const start = useRef<SVGCircleElement>(null);
  const [flight, fly] = useState<Flight | 'nowhere'>();
  useLayoutEffect(() => {
    const from = start.current?.getBoundingClientRect();
    const to = homeOf(seat);
    fly(from === undefined || to === undefined ? 'nowhere' : { from, to });
  }, [seat]);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle ref={start} r="1" fill="none" />
      {flight === 'nowhere' && (
        <g className="board-homeward">
          <Piece kind={figure} seat={seat} seats={seats} />
        </g>
      )}
      {flight !== undefined &&
        flight !== 'nowhere' &&
        createPortal(<Flying flight={flight} kind={figure} seat={seat} seats={seats} />, document.body)}
    </g>
  );
}

interface FlyingProps {
  readonly flight: Flight;
  readonly kind: string;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
}

function Flying({ flight: { from, to }, kind, seat, seats }: FlyingProps) {
  const box = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const [x, y] = [middle(to.left, to.right) - from.left, middle(to.top, to.bottom) - from.top];
    const lift = Math.min(90, Math.hypot(x, y) / 5);
    const flying = box.current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.55)`, opacity: 0.2 },
      ],
      { delay: WAITS, duration: FLIES, easing: 'ease-in-out', fill: 'both' },
    );
    return () => flying?.cancel();
  }, [from, to]);
  return (
    <svg
      ref={box}
      className="flying"
      viewBox="-20 -22 40 40"
      style={{ left: from.left - SIZE / 2, top: from.top - SIZE / 2, width: SIZE, height: SIZE }}
      aria-hidden="true"
    >
      <Piece kind={kind} seat={seat} seats={seats} />
    </svg>
  );
}

const middle = (one: number, other: number): number => (one + other) / 2;

/** Where the page shows a player (`data-home`), if it does. */
function homeOf(seat: number): DOMRect | undefined {
  const rects = [...document.querySelectorAll(`[data-home="${seat}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  return rects.find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
}
