import { expect, test } from 'vitest';
import { newGame } from '../../index.ts';
import { wheelOfFortuneTiles } from './tiles.ts';

/** Tiles of a game’s stock by the set they were printed in: all, those with an icon, those with a garden. */
function counts(sets: readonly string[]) {
  const made = newGame({ sets: ['base', ...sets], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const { rules, tiles } = made.ok;
  const printed = tiles.types.map(({ id, spec }, type) => ({ id, spec, count: rules.stock[type].count }));
  const base = printed.filter(({ id }) => id.startsWith('base'));
  const sum = (some: typeof base) => some.reduce((total, { count }) => total + count, 0);
  return {
    base: sum(base),
    icons: base.filter(({ spec }) => (spec.marks.wheel ?? 0) > 0),
    plain: base.filter(({ id }) => /^base\/[NUVX]$/.test(id)).map(({ id, count }) => `${id} ${count}`),
    gardens: sum(base.filter(({ id }) => id.endsWith('-garden'))),
    both: base.filter(
      ({ spec }) => (spec.marks.wheel ?? 0) > 0 && spec.segments.some(({ kind }) => kind === 'garden'),
    ),
  };
}

test('WF 12 tiles, three with an icon', () => {
  expect(wheelOfFortuneTiles.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect(wheelOfFortuneTiles.flatMap(({ marks }) => marks.wheel ?? [])).toEqual([3, 1, 1]);
});

test.each([[[]], [['abbot']]])(
  'WF5 sixteen of the 72 base tiles have icons, and no tile has an icon and a garden (%j)',
  (others) => {
    const { base, icons, plain, gardens, both } = counts(['wheel-of-fortune', ...others]);
    // The start tile is in the box.
    expect([base, gardens, both]).toEqual([71, 8, []]);
    expect(icons.map(({ id, spec, count }) => `${id} ${spec.marks.wheel} ×${count}`)).toEqual([
      'base-bb5/N-wheel1 1 ×2',
      'base-bb5/U-wheel1 1 ×2',
      'base-bb5/U-wheel2 2 ×3',
      'base-bb5/U-wheel3 3 ×2',
      'base-bb5/V-wheel1 1 ×4',
      'base-bb5/V-wheel2 2 ×2',
      'base-bb5/X-wheel1 1 ×1',
    ]);
    expect(plain).toEqual(['base/N 0', 'base/U 0', 'base/V 2', 'base/X 0']);
  },
);

test('WF5 the faces are those of the base tiles', () => {
  const made = newGame({ sets: ['base', 'wheel-of-fortune'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const { tiles } = made.ok;
  for (const { id, spec } of tiles.types.filter((type) => type.id.startsWith('base-bb5/'))) {
    const [, name] = /^base-bb5\/(.)-wheel/.exec(id) ?? [];
    const plain = tiles.types[tiles.indexOf(`base/${name}`)].spec;
    expect([id, spec.segments]).toEqual([id, plain.segments]);
  }
});

test('WF5 without the wheel icons are scenery: the base tiles are all without', () => {
  const { base, icons, plain } = counts([]);
  expect([base, icons]).toEqual([71, []]);
  expect(plain).toEqual(['base/N 2', 'base/U 7', 'base/V 8', 'base/X 1']);
});
