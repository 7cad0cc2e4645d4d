import type { Recalled } from '../board/effects/effects.ts';
import type { Line } from './chronicle.ts';

/** The place of the land that a line tells of, to be brought back into view. */
export function placeOf(line: Line): Recalled | undefined {
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
      return placeIn(line);
    default:
      return undefined;
  }
}

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly on?: string;
  readonly seat?: number;
}

function placeIn({ x, y, on, seat }: Place): Recalled | undefined {
  return x === undefined || y === undefined ? undefined : { x, y, on, seat };
}
