import { expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { Dice } from '../dice.ts';
import { botLike, NEWCOMER, type Rating, ratingAfter } from './ladder.ts';

test('every level stands on the ladder, and between two of them is a bot that slips', () => {
  const found = new Set<string>();
  let height = -1;
  for (let value = 0; value <= 3.95; value += 0.05) {
    const { level, slips = 0 } = botLike({ value, games: 9 });
    found.add(level);
    expect(slips).toBeGreaterThanOrEqual(0);
    expect(slips).toBeLessThan(1);
    const now = LEVELS.indexOf(level) - slips;
    expect(now).toBeGreaterThan(height);
    height = now;
  }
  expect([...found]).toEqual([...LEVELS]);
});

test('who wins meets a stronger bot, who loses a weaker one; among several the mean counts', () => {
  const against = { level: 'squire' } as const;
  const after = (...won: number[]) =>
    ratingAfter(
      NEWCOMER,
      won.map((one) => ({ against, won: one })),
    ).value;
  expect(after(1)).toBeGreaterThan(NEWCOMER.value);
  expect(after(0)).toBeLessThan(NEWCOMER.value);
  expect(after(1, 0)).toBeCloseTo((after(1) + after(0)) / 2);
  expect(ratingAfter(NEWCOMER, [])).toEqual(NEWCOMER);
});

test('nobody falls below the page or rises above the king', () => {
  let [low, high]: Rating[] = [NEWCOMER, NEWCOMER];
  for (let i = 0; i < 100; i++) {
    low = ratingAfter(low, [{ against: botLike(low), won: 0 }]);
    high = ratingAfter(high, [{ against: botLike(high), won: 1 }]);
  }
  expect(botLike(low)).toEqual({ level: 'page' });
  expect(botLike(high)).toEqual({ level: 'king' });
  expect(high.games).toBe(100);
});

test('the bot finds whoever plays on, wherever they stand, and then wins half of the games', () => {
  for (const skill of [0.5, 1.5, 2.9, 3.6]) {
    const dice = new Dice(5);
    let rating = NEWCOMER;
    let won = 0;
    for (let game = 0; game < 400; game++) {
      const isWon = dice.next() < 1 / (1 + Math.exp(rating.value - skill));
      if (game >= 40) won += Number(isWon);
      rating = ratingAfter(rating, [{ against: botLike(rating), won: Number(isWon) }]);
    }
    expect(won / 360).toBeGreaterThan(0.43);
    expect(won / 360).toBeLessThan(0.57);
  }
});
