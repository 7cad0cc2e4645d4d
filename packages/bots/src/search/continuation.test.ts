import { answersOf, type Game, newGame, randomAnswer, seeded, viewOf } from '@bastide/rules';
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

test('what lies on the land is read again once it was put there', () => {
  const made = newGame({ sets: ['base', 'gold-mines'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const random = seeded(3);
  for (let met = 0; met < 2; met++) {
    do game.play(randomAnswer(game, random));
    while (game.question.id !== 'place' || !/gold/.test(game.tileId(game.turn.type)));
  }
  const lying = (one: Game) => JSON.stringify(viewOf(one).things);
  let read = '';
  const values = {
    read: (one: Game) => {
      read = lying(one);
    },
  };
  const evaluation = new Evaluation(game, [{ id: 'spy', always: true, values: () => values }]);
  const of = evaluation.of.bind(evaluation);
  const stale: string[] = [];
  let looked = 0;
  vi.spyOn(evaluation, 'of').mockImplementation((one, seat) => {
    if (game.question.id === 'figure') {
      looked++;
      if (read !== lying(game)) stale.push(read);
    }
    return of(one, seat);
  });
  new Continuation(game, evaluation, 12).play(game, 1, new Dice(1));
  expect(looked).toBeGreaterThan(0);
  expect(stale).toEqual([]);
});

test('of the last tiles no placement is skipped', () => {
  const playedOn = (seed: number, elsewhere: number) => {
    const game = position(1, seed).clone();
    new Continuation(game, new Evaluation(game), elsewhere).play(game, 2, new Dice(1));
    return [game.scores.of(0), game.scores.of(1)];
  };
  for (let seed = 1; seed <= 12; seed++) expect(playedOn(seed, 1)).toEqual(playedOn(seed, 1000));
});
