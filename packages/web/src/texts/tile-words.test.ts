import { catalogue, newGame, type TileSpec } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { describeTile } from './tile-words.ts';

const sets = catalogue
  .filter(({ always, clashes = [] }) => !always && clashes.length === 0)
  .map(({ id }) => id);

function specs(...ids: readonly string[]): Map<string, TileSpec> {
  const made = newGame({ sets: [...new Set(['base', ...ids])], players: 2 });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return new Map(made.ok.tiles.types.map(({ id, spec }) => [id, spec]));
}

function described(id: string, rot: number): string[] {
  const spec = specs().get(id);
  if (spec === undefined) throw new Error(`there is no tile ${id}`);
  return [describeTile('en', spec, rot), describeTile('fr', spec, rot)];
}

test('a tile is said by what leads where, as it lies', () => {
  expect(described('base/J', 0)).toEqual([
    'city (north), road (east, south)',
    'ville (nord), route (est, sud)',
  ]);
  expect(described('base/J', 90)).toEqual([
    'city (east), road (south, west)',
    'ville (est), route (sud, ouest)',
  ]);
});

test('marks are said where they are', () => {
  expect(described('base/M', 0)).toEqual(['city (north, east, pennant)', 'ville (nord, est, blason)']);
  expect(described('base/B', 0)).toEqual(['monastery', 'abbaye']);
});

test('every mark of every tile has a name', () => {
  const marks = [...specs(...sets).values()].flatMap(({ marks: own, segments }) => [
    ...Object.keys(own),
    ...segments.flatMap((segment) => Object.keys(segment.marks)),
  ]);
  expect([...new Set(marks)].filter((mark) => !hasText(`mark.${mark}`))).toEqual([]);
});
