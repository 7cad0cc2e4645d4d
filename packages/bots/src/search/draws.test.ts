import { expect, test } from 'vitest';
import { Dice } from '../dice.ts';
import { position } from '../testing/position.ts';
import { spreadDraws } from './draws.ts';

test('every tile to come is met once, and any part of them is a fair choice', () => {
  const game = position(60);
  for (let seed = 1; seed <= 5; seed++) {
    const draws = spreadDraws(game, new Dice(seed));
    const sorted = [...draws].sort((one, other) => one - other);
    expect(sorted).toHaveLength(60);
    // Of the lower and of the upper types as many as there should be, to a tile or two.
    for (const part of [12, 24, 40]) {
      const low = draws.slice(0, part).filter((type) => type < sorted[30]).length;
      const share = sorted.filter((type) => type < sorted[30]).length / sorted.length;
      expect(Math.abs(low - share * part)).toBeLessThan(2);
    }
  }
});
