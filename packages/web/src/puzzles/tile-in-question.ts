import type { Puzzle } from '@bastide/bots/puzzles';
import type { TileSpec } from '@bastide/rules';
import { specOfTile } from '../still/specs.ts';

/** The tile a puzzle is about: the one that is to be placed. */
export function tileInQuestion({ shapes, solution }: Puzzle): TileSpec | undefined {
  for (const text of solution.split(';')) {
    const [shape, ...values] = text.split(' ');
    const [what, ...fields] = shapes[Number(shape)].split(' ');
    if (what === 'place') return specOfTile(values[fields.indexOf('tile$')]);
  }
  return undefined;
}
