import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../../board/camera/camera.ts';

interface Dragging {
  /** Over this place of the window; tells whether that is on the land. */
  drag(at: Point): boolean;
  drop(at: Point): void;
  /** Pressed without being dragged, or a second finger came down. */
  turn(): void;
}

export interface Drag {
  /** Where what is dragged is drawn, in the window. */
  readonly at: Point | undefined;
  readonly isOnLand: boolean;
  readonly on: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
    onClick(): void;
  };
}

/** Pixels a pointer moves before it drags. */
const SLACK = 8;
/** A finger hides what lies under it: what it drags hangs so far above. */
const ABOVE_FINGER = 56;

interface Moved {
  readonly at: Point;
  readonly isOnLand: boolean;
}

/** Something that can be pressed, and dragged to the land, by mouse, pen or finger. */
export function useDrag({ drag, drop, turn }: Dragging): Drag {
  const [moved, move] = useState<Moved>();
  const begun = useRef<{ id: number; at: Point }>(undefined);
  /** A drag ends in a click too, which must not turn the tile. */
  const isDragged = useRef(false);
  const end = () => {
    begun.current = undefined;
    move(undefined);
  };
  return {
    at: moved?.at,
    isOnLand: moved?.isOnLand ?? false,
    on: {
      onPointerDown(event) {
        if (begun.current !== undefined) return turn();
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = { id: event.pointerId, at: pointOf(event) };
        isDragged.current = false;
      },
      onPointerMove(event) {
        const start = begun.current;
        if (start?.id !== event.pointerId) return;
        const far = Math.hypot(event.clientX - start.at.x, event.clientY - start.at.y);
        if (!isDragged.current && far < SLACK) return;
        isDragged.current = true;
        const at = hanging(event);
        move({ at, isOnLand: drag(at) });
      },
      onPointerUp(event) {
        if (begun.current?.id !== event.pointerId) return;
        end();
        if (isDragged.current) drop(hanging(event));
      },
      onPointerCancel: end,
      onClick() {
        if (!isDragged.current) turn();
        isDragged.current = false;
      },
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Lower down it hangs less high: no finger goes below the window, but tiles lie down to its edge. */
function hanging(event: PointerEvent): Point {
  const { x, y } = pointOf(event);
  const above = event.pointerType === 'touch' ? Math.min(ABOVE_FINGER, innerHeight - y) : 0;
  return { x, y: y - above };
}
