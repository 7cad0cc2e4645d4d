import { CHANCE, type Game } from '@bastide/rules';
import { expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { endOf } from '../testing/ends.ts';
import { position } from '../testing/position.ts';

/** What comes of a position if the king plays the rest of the turn. */
function endWith(game: Game, iterations: number): number {
  const bot = createBot('king', { seed: 1, budget: { iterations } });
  const seat = game.toMove;
  const next = game.clone();
  while (next.toMove === seat) next.play(bot.choose(next));
  return endOf(next);
}

const ENOUGH = 100_000;

test('the king plays the last tiles as well as can be', () => {
  for (const seed of [1, 2, 30]) {
    const game = position(1, seed);
    expect(endWith(game, ENOUGH)).toBeCloseTo(endOf(game), 9);
  }
});

test('with too little time for that it tries, too', () => {
  const game = position(2, 1);
  expect(game.toMove).not.toBe(CHANCE);
  const hurried = createBot('king', { seed: 1, budget: { iterations: 8 } }).choose(game);
  expect(game.mayPlay(hurried)).toBe(true);
});
