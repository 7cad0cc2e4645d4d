import { expect, test } from 'vitest';
import { readSeats } from '../setup/kept-seats.ts';
import { levelOf, nearestLevel, readSeat, strengthOf, USUAL } from './seat-info.ts';

test('a seat is read with its level; a person has none, and an unknown one is left out', () => {
  const bot = { name: 'Bot', colour: 'red', player: 'bot' } as const;
  expect(readSeat({ ...bot, level: 'count' })).toEqual({ ...bot, level: 'count' });
  expect(readSeat({ ...bot, level: 'emperor' })).toEqual(bot);
  expect(readSeat({ ...bot, player: 'person', level: 'king' })).toEqual({ ...bot, player: 'person' });
  expect(levelOf(bot)).toBe(USUAL);
  expect(levelOf({ ...bot, level: 'king' })).toBe('king');
  expect(levelOf({ ...bot, player: 'person' })).toBeUndefined();
});

test('a bot that slips, or is like me, is read so; what makes no sense is left out', () => {
  const bot = { name: 'Bot', colour: 'red', player: 'bot', level: 'knight' } as const;
  expect(readSeat({ ...bot, slips: 0.4, likeMe: true })).toEqual({ ...bot, slips: 0.4, likeMe: true });
  expect(readSeat({ ...bot, slips: 4, likeMe: 'yes' })).toEqual(bot);
  expect(nearestLevel({ level: 'knight', slips: 0.4 })).toBe('knight');
  expect(nearestLevel({ level: 'knight', slips: 0.6 })).toBe('squire');
  expect(strengthOf({ ...bot, player: 'person' })).toBeUndefined();
});

test('seats kept in the browser are taken as a whole or not at all', () => {
  const seats = [
    { name: 'Aude', colour: 'red', player: 'person' },
    { name: 'Bot', colour: 'blue', player: 'bot', level: 'king' },
  ];
  expect(readSeats(seats)).toEqual(seats);
  expect(readSeats([seats[0]])).toBeUndefined();
  expect(readSeats([seats[0], { ...seats[1], colour: 'red' }])).toBeUndefined();
  expect(readSeats([seats[0], 'king'])).toBeUndefined();
  expect(readSeats(null)).toBeUndefined();
});
