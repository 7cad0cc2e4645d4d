import { botLike, NEWCOMER } from '@bastide/bots';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../session/types.ts';
import { type KeptGame, placesOf } from './kept-game.ts';
import { ratingOf } from './rating.ts';

const AUDE: SeatInfo = { name: 'Aude', colour: 'red', player: 'person' };
const KNIGHT: SeatInfo = { name: 'Bertran', colour: 'blue', player: 'bot', level: 'knight' };

function game(seats: readonly SeatInfo[], scores: readonly number[]): KeptGame {
  return {
    id: String(scores),
    endedAt: 0,
    where: 'here',
    table: { setup: { sets: ['base'], options: {}, players: seats.length }, seats },
    mine: seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : [])),
    scores,
    places: placesOf(scores),
    sources: [],
    biggest: [],
    bestTurns: [],
    closed: [],
  };
}

test('games against bots tell how well somebody plays, and how surely', () => {
  expect(ratingOf([])).toEqual(NEWCOMER);
  const won = ratingOf([game([AUDE, KNIGHT], [90, 70])]);
  const drawn = ratingOf([game([AUDE, KNIGHT], [70, 70])]);
  const lost = ratingOf([game([AUDE, KNIGHT], [60, 70])]);
  expect(won.value).toBeGreaterThan(drawn.value);
  expect(drawn.value).toBeGreaterThan(NEWCOMER.value);
  expect(lost.value).toBeLessThan(NEWCOMER.value);
  const often = Array.from({ length: 30 }, () => game([AUDE, KNIGHT], [90, 70]));
  expect(['baron', 'count', 'king']).toContain(botLike(ratingOf(often)).level);
});

test('a bot that slips counts for less than its level', () => {
  const slipping = { ...KNIGHT, slips: 0.9 };
  expect(ratingOf([game([AUDE, slipping], [90, 70])]).value).toBeLessThan(
    ratingOf([game([AUDE, KNIGHT], [90, 70])]).value,
  );
});

test('games among people, or of several from here, tell nothing', () => {
  const other: SeatInfo = { name: 'Clémence', colour: 'green', player: 'elsewhere' };
  expect(ratingOf([game([AUDE, other], [90, 70])])).toEqual(NEWCOMER);
  expect(ratingOf([game([AUDE, { ...AUDE, colour: 'pink' }, KNIGHT], [90, 60, 70])])).toEqual(NEWCOMER);
});
