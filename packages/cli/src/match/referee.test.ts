import { CHANCE, defaultAnswer, type Game } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { beginGame } from '../program/setup.ts';
import type { Player } from './player.ts';
import { Referee } from './referee.ts';

const one = (answer: Player['answer']): Player => ({
  begin: async () => {},
  answer,
  end: () => {},
  close: async () => {},
});

/** A game at the first question of this name to a seat. */
function gameAt(id: string): Game {
  const game = beginGame({ sets: ['base'], options: { hand: 3 }, players: 2 });
  const random = seeded(1);
  while (game.question.id !== id) game.play(randomAnswer(game, random));
  return game;
}

test('the default is to pass where that is offered, else the first answer', () => {
  const figure = gameAt('figure');
  expect(figure.question.write(figure, defaultAnswer(figure)).do).toBe('pass');
  const place = gameAt('place');
  expect(place.mayPlay(defaultAnswer(place))).toBe(true);
});

test('a legal answer is taken, an illegal one is a fault', async () => {
  const game = gameAt('place');
  const referee = new Referee();
  expect(await referee.ask(game, one(defaultAnswer), 1)).toBe(defaultAnswer(game));
  expect(referee.faults).toEqual([]);
  const code = await referee.ask(
    game,
    one(() => -5),
    1,
  );
  expect(code).toBe(defaultAnswer(game));
  const [{ kind, seat }] = referee.faults;
  expect({ kind, seat }).toEqual({ kind: 'illegal', seat: game.toMove });
});

test('whoever throws is answered for and told, with where it was', async () => {
  const referee = new Referee();
  const told: string[] = [];
  const player = one(() => {
    throw new Error('lost my head');
  });
  await referee.ask(gameAt('place'), { ...player, corrected: ({ kind }) => told.push(kind) }, 1);
  expect(referee.faults[0].text).toMatch(/^lost my head \(at .*referee\.test\.ts/);
  expect(told).toEqual(['died']);
});

test('a player sees what its seat may know: no other hand', async () => {
  const game = gameAt('choose');
  expect(game.toMove).not.toBe(CHANCE);
  let seen: Game | undefined;
  const peeping = one((view) => {
    seen = view;
    return defaultAnswer(view);
  });
  await new Referee().ask(game, peeping, 1);
  const other = 1 - game.toMove;
  expect([...game.hands.subarray(other * 3, other * 3 + 3)].every((tile) => tile > 0)).toBe(true);
  expect([...(seen?.hands.subarray(other * 3, other * 3 + 3) ?? [])].every((tile) => tile < 0)).toBe(true);
});
