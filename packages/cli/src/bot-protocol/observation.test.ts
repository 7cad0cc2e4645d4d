import { readFileSync } from 'node:fs';
import { observation, visibleTo } from '@bastide/protocol/client';
import { CHANCE, type Game, viewOf } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { beginGame } from '../program/setup.ts';
import { askMessage, setupMessage } from './messages.ts';

const everything = {
  sets: ['base', 'river', 'inns-cathedrals', 'traders-builders', 'messengers', 'robbers', 'wheel-of-fortune'],
  options: { hand: 3 },
  players: 3,
};

/** Every position of a random game in which a seat is asked. */
function* positions(setup: typeof everything, seed: number): Generator<Game> {
  const game = beginGame(setup);
  const random = seeded(seed);
  while (!game.over) {
    if (game.toMove !== CHANCE) yield game;
    game.play(randomAnswer(game, random));
  }
}

/** The same position, but a tile in the hand of another seat is one of another kind. Nothing if there is none to change. */
function withAnotherHand(game: Game): Game | undefined {
  const { hand } = game.rules;
  const changed = game.clone();
  const { hands, piles } = changed;
  const at = hands.findIndex((tile, i) => tile > 0 && Math.floor(i / hand) !== game.toMove);
  if (at < 0) return undefined;
  const held = hands[at] - 1;
  const type = piles.unseen.findIndex(
    (count, one) => count > 0 && one !== held && piles.pileOf(one) === piles.pileOf(held),
  );
  if (type < 0) return undefined;
  piles.unseen[type]--;
  piles.unseen[held]++;
  hands[at] = type + 1;
  return changed;
}

describe('what a program is told', () => {
  test('is as its schema says, in a game of many sets', () => {
    const file = new URL('../../../../docs/schemas/bot.schema.json', import.meta.url);
    const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));
    const told = (message: object) => {
      fits(JSON.parse(JSON.stringify(message)));
      return fits.errors ?? [];
    };
    for (const game of positions(everything, 3)) {
      const view = viewOf(game, game.toMove);
      const moves = view.question.answers.map(({ move }) => move);
      expect(told(askMessage({ id: 1, view, moves, left: 5 }))).toEqual([]);
    }
    const setup = setupMessage(beginGame(everything), 1, 7, { iterations: 9 });
    expect(told(setup)).toEqual([]);
    expect(told({ ...setup, seat: 9 })[0]).toMatchObject({ instancePath: '/seat' });
    expect(told({ type: 'answer', id: 1 })[0]).toMatchObject({ params: { missingProperty: 'option' } });
  });

  test('does not depend on the hands of others', () => {
    let compared = 0;
    for (const game of positions(everything, 5)) {
      const other = withAnotherHand(game);
      if (other === undefined) continue;
      expect(other.equals(game)).toBe(false);
      const [told, toldOther] = [game, other].map((one) =>
        JSON.stringify(askMessage({ id: 1, view: viewOf(one, game.toMove), moves: [], left: 5 })),
      );
      expect(toldOther).toBe(told);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('does depend on the own hand', () => {
    const [game] = positions(everything, 5);
    const asked = game.toMove;
    const { hand, hands } = observation(viewOf(game, asked), asked);
    expect(hand).toHaveLength(3);
    expect(hands).toEqual([3, 3, 3]);
  });

  test('leaves out which tile was dealt to another', () => {
    const deal = { by: 'chance', do: 'deal', tile: 'base/A', to: 1 } as const;
    expect(visibleTo(1, deal)).toEqual(deal);
    expect(visibleTo(0, deal)).toEqual({ by: 'chance', do: 'deal', to: 1 });
  });

  test('adds up: figures at home and out, tiles laid and unseen', () => {
    for (const game of positions({ sets: ['base'], options: {} as never, players: 3 }, 2)) {
      const { figures, home, tiles, unseen, left } = observation(viewOf(game, game.toMove), game.toMove);
      for (const [seat, own] of home.entries())
        expect(own.follower + figures.filter((one) => one.seat === seat).length).toBe(7);
      const hidden = Object.values(unseen).reduce((sum, count) => sum + count, 0);
      expect(hidden).toBe(left);
      const inHand = game.question.id === 'place' ? 1 : 0;
      expect(tiles.length + left + inHand).toBeLessThanOrEqual(72);
      expect(tiles.length + left + inHand).toBeGreaterThan(65);
    }
  });
});
