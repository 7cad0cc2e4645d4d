import type { Game } from '../../game/game.ts';
import { readSegment } from '../../game/notation.ts';
import { thingsOf } from '../../game/things.ts';
import type { Reading } from './reading.ts';

/** Whatever has a place on the land lies on a tile, and if it says so on a segment of it. */
export function checkThings(game: Game, reading: Reading): string[] {
  return thingsOf(game).flatMap(({ name, count, x, y, on }) => {
    if (x === undefined || y === undefined) return [];
    const slot = reading.at(x, y);
    if (slot === undefined) return [`${name} lies at ${x},${y}, where no tile is`];
    if (count < 1) return [`${count} ${name} lie at ${x},${y}`];
    if (on === undefined || !/^(road|city|field|monastery|garden)/.test(on)) return [];
    return readSegment(game.board, slot, on) < 0
      ? [`${name} is on ${on} at ${x},${y}, which is not there`]
      : [];
  });
}
