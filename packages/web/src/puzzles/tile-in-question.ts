import type { Puzzle } from '@bastide/bots/puzzles';
import type { TileSpec } from '@bastide/rules';
import { allTiles } from '../art/index.ts';

let specs: ReadonlyMap<string, TileSpec> | undefined;

/** The tile a puzzle is about: the one that is to be placed. */
export function tileInQuestion({ shapes, solution }: Puzzle): TileSpec | undefined {
  specs ??= new Map(allTiles().map(({ id, spec }) => [id, spec]));
  for (const text of solution.split(';')) {
    const [shape, ...values] = text.split(' ');
    const [what, ...fields] = shapes[Number(shape)].split(' ');
    if (what === 'place') return specs.get(values[fields.indexOf('tile$')]);
  }
  return undefined;
}
