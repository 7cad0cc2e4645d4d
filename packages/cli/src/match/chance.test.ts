import { CHANCE, type Game, moveText, randomAnswer, seeded } from '@bastide/rules';
import { expect, test } from 'vitest';
import { beginGame } from '../program/setup.ts';
import { PairedChance } from './chance.ts';

const base = { sets: ['base'], options: {}, players: 2 };
const withDice = { sets: ['base', 'flying-machines', 'messengers', 'hills-sheep'], options: {}, players: 3 };
const withHands = { sets: ['base', 'river'], options: { hand: 3 }, players: 3 };

/** What chance did in a game of random players, by what was asked, each in the order it came. */
function luck(setup: typeof base, chanceSeed: number, playersSeed: number): Map<string, string[]> {
  const game = beginGame(setup);
  const chance = new PairedChance(chanceSeed);
  const random = seeded(playersSeed);
  const luckOf = new Map<string, string[]>();
  while (!game.over) {
    const code = game.toMove === CHANCE ? chance.answer(game) : randomAnswer(game, random);
    if (game.toMove === CHANCE) note(game, code, luckOf);
    game.play(code);
  }
  return luckOf;
}

function note(game: Game, code: number, luckOf: Map<string, string[]>): void {
  const { id } = game.question;
  const move = game.question.write(game, code);
  const text = 'tile' in move && move.tile !== undefined ? move.tile : moveText(move);
  luckOf.set(id, [...(luckOf.get(id) ?? []), text]);
}

test('the same tiles come in the same order, whatever the players do', () => {
  const one = luck(base, 7, 1);
  const other = luck(base, 7, 2);
  expect(one.get('draw')).toHaveLength(71);
  expect(other).toEqual(one);
  expect(luck(base, 8, 1).get('draw')).not.toEqual(one.get('draw'));
});

test('a hand is dealt from the same order as tiles are drawn', () => {
  const one = luck(withHands, 7, 1);
  const other = luck(withHands, 7, 2);
  expect(one.get('deal')?.length).toBeGreaterThan(60);
  expect(other.get('deal')).toEqual(one.get('deal'));
});

test.each(['flying-machines/roll', 'messengers/show', 'token'])(
  '%s has a stream of its own: what else chance is asked does not change it',
  (id) => {
    const asked = gameAt(id);
    const other = gameAt('draw');
    const [alone, mixed] = [new PairedChance(3), new PairedChance(3)];
    const answers = Array.from({ length: 30 }, () => alone.answer(asked));
    expect(new Set(answers).size).toBeGreaterThan(2);
    for (const [i, answer] of answers.entries()) {
      for (let more = i % 3; more > 0 && i < 20; more--) mixed.answer(other);
      expect(mixed.answer(asked)).toBe(answer);
    }
  },
);

/** A game in which chance is asked this: random ones are played until it is. */
function gameAt(id: string): Game {
  for (let seed = 0; seed < 1000; seed++) {
    const game = beginGame(withDice);
    const random = seeded(seed);
    while (!game.over && game.question.id !== id) game.play(randomAnswer(game, random));
    if (!game.over) return game;
  }
  throw new Error(`chance was never asked ${id}`);
}

test('streams are not the same one under other names: who begins says nothing about the dice', () => {
  const [begin, roll] = [gameAt('first-player'), gameAt('flying-machines/roll')];
  const chance = new PairedChance(3);
  const thirds = (game: Game) => {
    const answers = Array.from({ length: 40 }, () => chance.answer(game));
    const sides = [...new Set(answers)].sort();
    expect(sides).toHaveLength(3);
    return answers.map((answer) => sides.indexOf(answer));
  };
  expect(thirds(begin)).not.toEqual(thirds(roll));
});

test('a tile that has left the pile in another way is passed over', () => {
  const game = beginGame({ ...base, options: { firstPlayer: 0 } });
  const [one, other] = [new PairedChance(5), new PairedChance(5)];
  const [first, second] = [one.answer(game), one.answer(game)];
  expect(second).not.toBe(first);
  expect(other.answer(game)).toBe(first);
  game.piles.unseen[second] = 0;
  const third = other.answer(game);
  expect(third).not.toBe(second);
  expect(game.mayPlay(third)).toBe(true);
});

test('every tile is as likely to come first as its share of the pile', () => {
  const games = 1500;
  const game = beginGame({ sets: ['base', 'river'], options: { firstPlayer: 0 }, players: 2 });
  const { unseen, firstType, left } = game.piles;
  const counts = new Map<number, number>();
  for (let seed = 0; seed < games; seed++) {
    const type = new PairedChance(seed).answer(game);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(5);
  for (let type = firstType[0]; type < firstType[1]; type++) {
    const share = unseen[type] / left[0];
    const spread = Math.sqrt(games * share * (1 - share));
    expect(Math.abs((counts.get(type) ?? 0) - games * share)).toBeLessThanOrEqual(4 * spread);
  }
});
