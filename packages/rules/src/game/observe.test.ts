import { expect, test } from 'vitest';
import { randomAnswer } from '../game/pick.ts';
import { newGame } from '../index.ts';
import { diff } from './describe.ts';
import { observe } from './observe.ts';
import { seeded } from './random.ts';

function dealt() {
  const made = newGame({ sets: ['base'], players: 3, options: { hand: 3, firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  const random = seeded(1);
  while (made.ok.question.id === 'deal') made.ok.play(randomAnswer(made.ok, random));
  return made.ok;
}

test('E3 what a seat sees does not depend on the hands of others', () => {
  const game = dealt();
  const seen = observe(game, 0);
  const other = game.clone();
  // A tile of seat 1 changes places with an unseen one.
  const held = other.hands[3] - 1;
  const unseen = other.piles.unseen.findIndex((count, type) => count > 0 && type !== held);
  other.hands[3] = unseen + 1;
  other.piles.unseen[unseen]--;
  other.piles.unseen[held]++;
  expect(other.equals(game)).toBe(false);
  expect(diff(observe(other, 0), seen)).toEqual([]);
});

test('E3 a seat sees its own hand, and of the others only how many tiles they hold', () => {
  const game = dealt();
  const seen = observe(game, 1);
  expect([...seen.hands.subarray(3, 6)]).toEqual([...game.hands.subarray(3, 6)]);
  expect([...seen.hands.subarray(0, 3)]).toEqual([-1, -1, -1]);
});

test('E3 a view can be played on to an end, though hidden tiles are never played', () => {
  const view = observe(dealt(), 0);
  const random = seeded(2);
  for (let i = 0; i < 1000 && !view.over; i++) view.play(randomAnswer(view, random));
  expect(view.over).toBe(true);
});
