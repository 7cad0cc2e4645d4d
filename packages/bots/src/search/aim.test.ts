import { newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
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
  expect(aim.of(0, game)).toBe(0);
  expect(aim.of(30, game) - aim.of(1, game)).toBeLessThan(29);
  expect(won).toBeGreaterThan(1);
});

test('with many seats a good rank goes on to count', () => {
  const made = newGame({ sets: ['base'], players: 4 });
  if ('error' in made) throw new Error(made.error);
  made.ok.endNow();
  expect(aimAt(made.ok).of(5, made.ok)).toBe(5);
});
