import { answersOf, type Game, randomAnswer, seeded } from '@bastide/rules';
import { expect, test, vi } from 'vitest';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { cityBesideHand } from '../testing/city-beside-hand.ts';
import { position } from '../testing/position.ts';
import { Continuation } from './continuation.ts';

/** Plays the first answers at random until something is asked. */
function until(game: Game, question: string): Game {
  const random = seeded(3);
  while (game.question.id !== question) game.play(randomAnswer(game, random));
  return game;
}

test.each(['place', 'figure'])(
  'a line of play that begins with “%s” is judged from its own start',
  (question) => {
    const game = until(position(66, 7), question);
    const evaluation = new Evaluation(game);
    const calls: string[] = [];
    for (const name of ['startFrom', 'of'] as const) {
      const real = evaluation[name].bind(evaluation) as (...all: unknown[]) => number;
      vi.spyOn(evaluation, name).mockImplementation((...all: unknown[]) => {
        calls.push(name);
        return real(...all);
      });
    }
    new Continuation(game, evaluation, 12).play(game, 1, new Dice(1));
    expect(calls).toContain('of');
    expect(calls[0]).toBe('startFrom');
  },
);

test('of the tiles in hand the one is played whose placement looks best, with its follower', () => {
  const { game } = cityBesideHand().deal('base/V', 'base/U', 'base/E');
  while (game.question.id !== 'choose') game.play(randomAnswer(game, seeded(1)));
  expect(answersOf(game)).toHaveLength(3);
  const before = game.scores.of(0);
  new Continuation(game, new Evaluation(game), 12).play(game, 1, new Dice(1));
  expect(game.scores.of(0)).toBe(before + 8);
});

test('of the last tiles no placement is skipped', () => {
  const playedOn = (seed: number, elsewhere: number) => {
    const game = position(1, seed).clone();
    new Continuation(game, new Evaluation(game), elsewhere).play(game, 2, new Dice(1));
    return [game.scores.of(0), game.scores.of(1)];
  };
  for (let seed = 1; seed <= 12; seed++) expect(playedOn(seed, 1)).toEqual(playedOn(seed, 1000));
});
