import { sayNamed } from '@bastide/rules';
import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { randomGame, smallGame } from './known-games.ts';
import { familyOf, pointsOf } from './sources.ts';

function figures(played: ReturnType<typeof smallGame>) {
  const made = figuresOf(played);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.figures;
}

const small = figures(smallGame());

test('score and followers in use: before the first tile and after each', () => {
  expect(small.rows.map(({ points }) => points)).toEqual([
    [0, 0],
    [4, 0],
    [4, 0],
    [4, 0],
    [4, 4],
  ]);
  expect(small.rows.map(({ followers }) => followers)).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 0],
  ]);
});

test('points by source', () => {
  expect(small.sources).toEqual([
    { family: 'cause.city', played: [4, 0], final: [0, 0] },
    { family: 'cause.road', played: [0, 4], final: [0, 0] },
  ]);
});

test('the biggest feature of a kind, with its tiles, points and segments', () => {
  expect(small.biggest.map(({ kind, tiles, points }) => ({ kind, tiles, points }))).toEqual([
    { kind: 'city', tiles: 2, points: [4, 0] },
    { kind: 'road', tiles: 4, points: [0, 4] },
  ]);
  expect(small.biggest[1].segments.map(({ x, y }) => [x, y]).sort()).toEqual([
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('a follower that closes its feature at once was out for no tile, one on the road for two', () => {
  expect(small.stays).toEqual([0, 2]);
});

test('closed features, best turns, presents to others, leads', () => {
  expect(small.closed).toEqual([1, 1]);
  expect(small.bestTurn).toEqual({ seat: 0, tile: 1, points: [4, 0] });
  expect(small.bestTurns).toEqual([4, 4]);
  expect(small.gifts).toEqual([0, 0]);
  expect(small.leads).toEqual({ changes: 0, tiles: [3, 0] });
});

test('tiles got, by what they show', () => {
  expect(small.drawn).toEqual([
    { tiles: 2, showing: { city: 1, road: 1, monastery: 0, pennant: 0 } },
    { tiles: 2, showing: { city: 0, road: 2, monastery: 0, pennant: 0 } },
  ]);
  expect(small.tiles).toBe(5);
  expect(small.isOver).toBe(false);
});

test('a game with an illegal move is refused at its place', () => {
  const { table, moves } = smallGame();
  expect(figuresOf({ table, moves: [...moves.slice(0, 3), moves[1]] })).toMatchObject({ at: 'moves.3' });
});

const whole = [
  figures(randomGame('everything', 3, 1)),
  figures(randomGame('bigbox-2014', 2, 2)),
  figures(randomGame('edition-2000', 4, 3, { hand: 3 })),
];

test.each(whole)('whole game $#: all figures tell of the same points', (all) => {
  const seats = all.scores.map((_, seat) => seat);
  const bySource = seats.map((seat) => all.sources.reduce((sum, source) => sum + pointsOf(source, seat), 0));
  expect(bySource).toEqual(all.scores);
  expect(all.rows.at(-1)?.points).toEqual(all.scores);
  const inTurns = seats.map((seat) => all.turns.reduce((sum, { points }) => sum + points[seat], 0));
  const inPlay = seats.map((seat) => all.sources.reduce((sum, { played }) => sum + played[seat], 0));
  expect(inTurns).toEqual(inPlay);
  expect(all.rows.at(-2)?.points).toEqual(inPlay);
});

test.each(whole)('whole game $#: tiles and followers add up', (all) => {
  expect(all.isOver).toBe(true);
  const placed = all.drawn.reduce((sum, { tiles }) => sum + tiles, 0);
  // A row before the first tile, one after each, and one after final scoring.
  expect(all.rows.length).toBe(placed + 2);
  expect(placed).toBeLessThanOrEqual(all.tiles);
  const mostOut = Math.max(...all.rows.flatMap(({ followers }) => followers));
  expect(mostOut).toBeGreaterThan(0);
  expect(mostOut).toBeLessThanOrEqual(9);
  for (const stay of all.stays) expect(stay).toBeLessThanOrEqual(all.tiles);
  expect(Math.max(...all.bestTurns)).toBe(all.bestTurn?.points[all.bestTurn.seat] ?? 0);
});

test.each(whole)('whole game $#: nothing bigger than the biggest, and its points are somebody’s', (all) => {
  for (const { kind, tiles, points, segments } of all.biggest) {
    expect(new Set(segments.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles);
    const source = all.sources.find(({ family }) => family === `cause.${kind}`);
    points.forEach((n, seat) => {
      expect(n).toBeLessThanOrEqual(source === undefined ? 0 : pointsOf(source, seat));
    });
  }
});

test('every source has a name in both languages; closed and unfinished are one', () => {
  const families = new Set(whole.flatMap(({ sources }) => sources.map(({ family }) => family)));
  expect(families.size).toBeGreaterThan(5);
  for (const family of families) {
    for (const lang of ['en', 'fr'] as const) expect(sayNamed(lang, family)).not.toBe(family);
  }
  expect(familyOf('city.unfinished')).toBe('cause.city');
  expect(familyOf('gold')).toBe('cause.gold');
  expect(familyOf('farmers-of-city')).toBe('cause.field');
});
