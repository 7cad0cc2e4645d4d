import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import { newGame } from '../index.ts';
import { combinations, randomSetup } from './setups.ts';
import { randomGame } from './walk.ts';

describe('a seeded random source', () => {
  test('tells the same for the same seed and else something else', () => {
    const draw = (seed: number) => {
      const random = seeded(seed);
      return Array.from({ length: 20 }, () => random(1000));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(new Set([0, 1, 2, 3, -1].map((seed) => String(draw(seed)))).size).toBe(5);
  });

  test.each([2, 3, 10, 71])('all numbers below %i are about equally likely', (n) => {
    const random = seeded(9);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < n * 1000; i++) counts[random(n)]++;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});

describe('a random game', () => {
  test('goes to its end and shows every position', () => {
    const game = start({ sets: ['base'], players: 2 });
    let steps = 0;
    randomGame(game, seeded(1), () => steps++);
    expect(game.over).toBe(true);
    expect(steps).toBeGreaterThan(2 * 71);
  });

  test('is the same for the same seed', () => {
    const one = start({ sets: ['base', 'abbot'], players: 3 });
    const other = start({ sets: ['base', 'abbot'], players: 3 });
    randomGame(one, seeded(4), undefined);
    randomGame(other, seeded(4), undefined);
    expect(other.save()).toEqual(one.save());
  });

  test('chance draws by weight, seats choose evenly', () => {
    const game = start({ sets: ['base'], players: 2, options: { firstPlayer: 0 } });
    const random = seeded(2);
    const drawn = Array.from({ length: 7100 }, () => randomAnswer(game, random));
    const roads = drawn.filter((type) => game.tileId(type) === 'base/V').length;
    // Eight of the 71 tiles.
    expect(roads).toBeGreaterThan(700);
    expect(roads).toBeLessThan(900);
  });
});

describe('random set-ups', () => {
  test('are valid and vary', () => {
    const random = seeded(6);
    const setups = Array.from({ length: 60 }, () =>
      randomSetup(['base', 'river', 'inns-cathedrals'], random),
    );
    for (const setup of setups) expect('ok' in newGame(setup), JSON.stringify(setup)).toBe(true);
    expect(new Set(setups.map(({ players }) => players)).size).toBe(7);
    for (const name of ['hand', 'farmers', 'river', 'innOnTJunction'])
      expect(new Set(setups.map(({ options }) => options[name])).size).toBeGreaterThan(1);
    expect(setups.some(({ options }) => String(options.omit).includes('inns-cathedrals/big'))).toBe(true);
  });

  test('sets that clash are never together', () => {
    expect(combinations(['base', 'river', 'river-bb5'])).toEqual([
      ['base'],
      ['base', 'river'],
      ['base', 'river-bb5'],
    ]);
  });
});

function start(setup: unknown) {
  const game = newGame(setup);
  if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
  return game.ok;
}
