import { answersOf, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { restOf, wayOf } from './way.ts';

function begun() {
  const made = newGame({ sets: ['base'], players: 2, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  made.ok.play(answersOf(made.ok)[0].code);
  return made.ok;
}

test('moves one after the other point to what they mean, and the game stays as it was', () => {
  const game = begun();
  const before = game.clone();
  const trial = game.clone();
  const [place] = answersOf(trial);
  trial.play(place.code);
  const figure = answersOf(trial)[1];
  const way = wayOf(game, [place.move, figure.move]);
  expect(way.map(({ target }) => target)).toEqual([place.target, figure.target]);
  expect(game.equals(before)).toBe(true);
});

test('what doesn’t fit the game ends the way', () => {
  const game = begun();
  const [place] = answersOf(game);
  expect(wayOf(game, [place.move, place.move])).toHaveLength(1);
  expect(wayOf(game, [{ by: 0, do: 'nonsense' }])).toEqual([]);
});

test('who has followed a way so far is told the rest of it, anybody else nothing', () => {
  const game = begun();
  const trial = game.clone();
  const [place, otherPlace] = answersOf(trial);
  trial.play(place.code);
  const figure = answersOf(trial)[1];
  const way = [place.move, figure.move];
  expect(restOf(game, way, trial)).toEqual([figure.move]);
  expect(restOf(game, way, game)).toEqual([]);
  const elsewhere = game.clone();
  elsewhere.play(otherPlace.code);
  expect(restOf(game, way, elsewhere)).toEqual([]);
  trial.play(figure.code);
  expect(restOf(game, way, trial)).toEqual([]);
});
