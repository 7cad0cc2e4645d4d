import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';
import { cityBesideHand } from '../testing/city-beside-hand.ts';

const levels = ['knight', 'baron'] as const;

test.each(levels)('of three tiles in hand a %s chooses the one that closes its city', (level) => {
  const game = cityBesideHand();
  game.deal('base/V', 'base/U', 'base/E').deal('base/W', 'base/K', 'base/V');
  expect(turnOf(game, level).slice(0, 2)).toEqual(['choose base/E', 'place base/E 2,1 270']);
});

test('on the river a monk goes to the monastery', () => {
  const game = scene('', { sets: ['base', 'river'] });
  game.draw('river/monastery-road').place(0, 1, 90);
  expect(answerOf(game)).toBe('deploy follower 0,1 monastery');
});
