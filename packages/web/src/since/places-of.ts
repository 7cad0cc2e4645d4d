import type { Recalled } from '../board/effects/effects.ts';
import type { ToldTurn } from '../log/chronicle.ts';

/** Where a turn took place: its tiles, then what was deployed and scored. */
export function placesOf({ tiles, lines }: ToldTurn): Recalled[] {
  const placed = tiles.map(({ x, y, seat }) => ({ x, y, on: undefined, seat }));
  const told = lines.flatMap((line): Recalled[] => {
    const at = line.kind === 'award' ? line.award : line.kind === 'deployed' ? line.event : undefined;
    if (at?.x === undefined || at.y === undefined) return [];
    return [{ x: at.x, y: at.y, on: at.on, seat: at.seat }];
  });
  return [...placed, ...told];
}
