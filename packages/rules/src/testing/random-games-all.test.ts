import { describe, expect, test } from 'vitest';
import { seeded } from '../game/random.ts';
import { catalogue, newGame } from '../index.ts';
import { checkedGame } from './checker.ts';
import { combinations, randomSetup } from './setups.ts';

/** Sets whose pairs are played in random-games.test.ts. */
const elsewhere = ['base', 'river', 'river-bb5', 'abbot', 'inns-cathedrals', 'traders-builders'];

describe('random games with the other sets hold every invariant after every step', () => {
  const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
  const alone = sets.filter((id) => !elsewhere.includes(id)).map((id) => ['base', id]);
  const together = combinations(sets).filter(({ length }) => length > 3);
  const played = [...alone, ...together].map((chosen, index) => {
    const random = seeded(index);
    return { name: chosen.join(' '), setup: randomSetup(chosen, random), random };
  });

  test('each alone, and all together with either river', () => {
    expect(together.map((chosen) => chosen.length)).toEqual([sets.length - 1, sets.length - 1]);
    expect(alone.length).toBe(sets.length - elsewhere.length);
  });

  test.each(played)('$name', ({ setup, random }) => {
    const game = newGame(setup);
    if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
    expect(checkedGame(game.ok, random), JSON.stringify(setup)).toEqual([]);
  });
});
