import { describe, expect, test } from 'vitest';
import { seeded } from '../game/random.ts';
import { newGame } from '../index.ts';
import { checkedGame } from './checker.ts';
import { combinations, randomSetup } from './setups.ts';

const sets = ['base', 'river', 'river-bb5', 'abbot', 'inns-cathedrals', 'traders-builders'];

describe('random games hold every invariant after every step', () => {
  const played = combinations(sets).map((chosen, index) => {
    const random = seeded(index);
    return { name: chosen.join(' '), setup: randomSetup(chosen, random), random };
  });

  test('base alone, with each set, with each pair that goes together, and all together', () => {
    expect(played.map(({ name }) => name)).toEqual([
      'base',
      'base river',
      'base river-bb5',
      'base abbot',
      'base inns-cathedrals',
      'base traders-builders',
      'base river abbot',
      'base river inns-cathedrals',
      'base river traders-builders',
      'base river-bb5 abbot',
      'base river-bb5 inns-cathedrals',
      'base river-bb5 traders-builders',
      'base abbot inns-cathedrals',
      'base abbot traders-builders',
      'base inns-cathedrals traders-builders',
      'base river abbot inns-cathedrals traders-builders',
      'base river-bb5 abbot inns-cathedrals traders-builders',
    ]);
  });

  test.each(played)('$name', ({ setup, random }) => {
    const game = newGame(setup);
    if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
    expect(checkedGame(game.ok, random), JSON.stringify(setup)).toEqual([]);
  });
});
