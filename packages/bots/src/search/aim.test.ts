import { AnswerList, newGame } from '@bastide/rules';
import { tilesToCome } from '@bastide/rules/search';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { Level } from '../bot.ts';
import { createBot } from '../create.ts';
import { endOf } from '../testing/ends.ts';
import { position } from '../testing/position.ts';
import { Aim } from './aim.ts';

function aimAt(game: ReturnType<typeof position>): Aim {
  const aim = new Aim();
  aim.start(game);
  return aim;
}

test('with many tiles to come it is the lead', () => {
  const game = position(40);
  expect(aimAt(game).of(17, game)).toBe(17);
});

test('near the end a point counts most where it decides', () => {
  const game = position(4);
  const aim = aimAt(game);
  const gain = (lead: number) => aim.of(lead + 1, game) - aim.of(lead, game);
  expect(gain(0)).toBeGreaterThan(2 * gain(20));
  expect(gain(-1)).toBeCloseTo(gain(0), 9);
  expect(gain(20)).toBeGreaterThan(0);
});

test('who is behind takes a chance, who is ahead does not', () => {
  const game = position(4);
  const aim = aimAt(game);
  const gamble = (lead: number) =>
    (aim.of(lead - 10, game) + aim.of(lead + 10, game)) / 2 - aim.of(lead, game);
  expect(gamble(-12)).toBeGreaterThan(0);
  expect(gamble(12)).toBeLessThan(0);
});

test('at the end a win is a win, and a tie half of one', () => {
  const game = position(1);
  const aim = aimAt(game);
  game.endNow();
  const won = aim.of(1, game) - aim.of(0, game);
  expect(aim.of(0, game) - aim.of(-1, game)).toBeCloseTo(won, 9);
  expect(won).toBeGreaterThan(2 * (aim.of(2, game) - aim.of(1, game)));
});

test('with more seats a good rank goes on to count', () => {
  const late = (players: number) => {
    const made = newGame({ sets: ['base'], players });
    if ('error' in made) throw new Error(made.error);
    const random = seeded(3);
    while (tilesToCome(made.ok) > 4) made.ok.play(randomAnswer(made.ok, random));
    return made.ok;
  };
  for (const players of [3, 4]) expect(aimAt(late(players)).of(5, late(players))).toBe(5);
  expect(aimAt(late(2)).of(5, late(2))).not.toBe(5);
});

/** How far red is ahead in the end, by which tile comes first, if red was so many points better off and this level ends its turn. */
function endsWith(level: Level, iterations: number, more: number): number[] {
  const game = position(2, 39);
  game.scores.advance(game.toMove * game.scores.perSeat, more);
  const bot = createBot(level, { seed: 1, budget: { iterations } });
  const seat = game.toMove;
  while (game.toMove === seat) game.play(bot.choose(game));
  const draws = new AnswerList();
  game.listAnswers(draws);
  return draws.toArray().map((code) => {
    const next = game.clone();
    next.play(code);
    return endOf(next);
  });
}

const searches = [
  { level: 'baron', how: 'by trials', iterations: 400 },
  { level: 'count', how: 'by more trials', iterations: 400 },
  { level: 'king', how: 'by a search to the end', iterations: 100_000 },
] as const;

for (const { level, how, iterations } of searches)
  test(`who would surely lose takes the one chance to win: ${level}, ${how}`, () => {
    expect(endsWith(level, iterations, 0)).toEqual([-14, -12]);
    expect(endsWith(level, iterations, 12)).toEqual([-8, 3]);
  });
