import { type Game, newGame } from '@bastide/rules';
import type { Expansion } from '@bastide/rules/expansion';
import { randomAnswer, randomGame, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { Evaluation } from './evaluation.ts';
import { TOKENS } from './terms.ts';
import type { Valuer } from './valuer.ts';

/** An expansion of somebody else: a figure that goes onto fields beside one's own, and tokens that everybody has, paying nothing. */
const circus: Expansion = {
  id: 'circus',
  texts: { en: {}, fr: {} },
  citations: {},
  box: () => ({
    figures: [{ name: 'clown', count: 1, role: 'special', strength: 0, stands: ['field'], rule: 'B1' }],
  }),
  rules: () => ({ tokens: { names: ['ticket'], count: (_, seat) => 3 + seat } }),
};

function begin(): Game {
  const made = newGame({ sets: ['base', 'circus'], players: 2 }, { with: [circus] });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

function termsOf(game: Game, valuers: readonly Valuer[]) {
  const evaluation = new Evaluation(game, valuers);
  evaluation.start(game);
  evaluation.look(game);
  return [evaluation.termsOf(0), evaluation.termsOf(1)];
}

const valuer: Valuer = {
  id: 'circus',
  values: (_, between) => ({
    figures: ['clown'],
    look: (outlook) => outlook.add(TOKENS, 1, between(7, 7)),
  }),
};

test('what no valuer speaks of is worth little at home, and its tokens what the rules pay: nothing', () => {
  const [first, second] = termsOf(begin(), []);
  expect([first.tokens, second.tokens]).toEqual([0, 0]);
  const [without] = termsOf(begin(), [valuer]);
  expect(first.figures - without.figures).toBeCloseTo(0.8, 9);
});

test('a valuer from outside is asked for the games its set is in', () => {
  expect(termsOf(begin(), [valuer])[1].tokens).toBe(7);
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  expect(termsOf(made.ok, [valuer])[1].tokens).toBe(0);
});

test('bots play with it', () => {
  const game = begin();
  const bot = createBot('knight', { seed: 1, budget: { iterations: 1 }, valuers: [valuer] });
  const random = seeded(1);
  for (let i = 0; i < 40 && !game.over; i++)
    game.play(game.toMove < 0 ? randomAnswer(game, random) : bot.choose(game));
  randomGame(game, random);
  expect(game.over).toBe(true);
});
