import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { position } from '../testing/position.ts';

/** What a position comes to for seat 0, two players, everybody playing as well as can be: written the short way. */
function endOf(game: Game): number {
  if (game.over) return game.scores.of(0) - game.scores.of(1);
  const answers = new AnswerList();
  game.listAnswers(answers);
  const { toMove, question } = game;
  const ends = answers.toArray().map((code) => {
    const next = game.clone();
    next.play(code);
    return { end: endOf(next), weight: question.weight?.(game, code) ?? 1 };
  });
  if (toMove === 0) return Math.max(...ends.map(({ end }) => end));
  if (toMove === 1) return Math.min(...ends.map(({ end }) => end));
  const all = ends.reduce((sum, { weight }) => sum + weight, 0);
  return ends.reduce((sum, { end, weight }) => sum + end * weight, 0) / all;
}

/** What comes of a position if this level plays the rest of the turn. */
function endWith(level: 'count' | 'king', game: Game, iterations: number): number {
  const bot = createBot(level, { seed: 1, budget: { iterations } });
  const seat = game.toMove;
  const next = game.clone();
  while (next.toMove === seat) next.play(bot.choose(next));
  return endOf(next);
}

const ENOUGH = 100_000;

test('the king plays the last tiles as well as can be', () => {
  for (const seed of [1, 2, 30]) {
    const game = position(1, seed);
    expect(endWith('king', game, ENOUGH)).toBeCloseTo(endOf(game), 9);
  }
});

test('where others, who only try, may miss it', () => {
  const game = position(1, 30);
  expect(endWith('count', game, 400)).not.toBeCloseTo(endOf(game), 9);
});

test('with too little time for that it tries, too', () => {
  const game = position(2, 1);
  expect(game.toMove).not.toBe(CHANCE);
  const hurried = createBot('king', { seed: 1, budget: { iterations: 8 } }).choose(game);
  expect(game.mayPlay(hurried)).toBe(true);
});
