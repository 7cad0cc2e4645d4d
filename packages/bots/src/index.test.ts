import { CHANCE, newGame } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { bestAnswer, chooseMove } from './index.ts';

test('anyone can be played for, whatever the game, and nothing is changed by asking', () => {
  const random = seeded(5);
  for (const sets of [['base'], ['base', 'abbot', 'inns-cathedrals', 'traders-builders']]) {
    const made = newGame({ sets, players: 2, options: { hand: sets.length > 1 ? 3 : 0 } });
    if ('error' in made) throw new Error(made.error);
    const game = made.ok;
    while (!game.over) {
      const isAsked = game.toMove !== CHANCE && game.toMove === 1;
      const before = game.hash();
      const code = isAsked ? bestAnswer(game) : randomAnswer(game, random);
      if (isAsked) expect([chooseMove(game).by, game.hash()]).toEqual([1, before]);
      game.play(code);
    }
    expect(game.scores.of(1)).toBeGreaterThan(2 * game.scores.of(0));
  }
});

test('nobody can be played for where nobody is asked', () => {
  const made = newGame({ sets: ['base'], players: 2, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  expect(() => bestAnswer(made.ok)).toThrow('only a seat');
});
