import { LEVELS } from '@bastide/bots';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../session/types.ts';
import { MAX_SEATS } from './plan.ts';
import { isUsualName, renamed, usualName } from './seat-names.ts';

test('bots of one level at one table have names of their own, as many as can sit there', () => {
  for (const level of LEVELS) {
    const seats: { name: string }[] = [];
    for (let n = 1; n < MAX_SEATS; n++)
      seats.push({ name: usualName({ player: 'bot', level }, seats, 'en') });
    expect(new Set(seats.map(({ name }) => name)).size).toBe(MAX_SEATS - 1);
  }
});

test('no two levels share a name', () => {
  const names = LEVELS.flatMap((level) =>
    Array.from({ length: MAX_SEATS - 1 }).reduce<{ name: string }[]>(
      (seats) => [...seats, { name: usualName({ player: 'bot', level }, seats, 'fr') }],
      [],
    ),
  );
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

test('a name nobody chose is known in both languages, a chosen one is not taken for it', () => {
  expect(isUsualName(usualName({ player: 'person' }, [], 'fr'))).toBe(true);
  expect(isUsualName('Player 1')).toBe(true);
  expect(isUsualName(usualName({ player: 'bot', level: 'king' }, [], 'en'))).toBe(true);
  expect(isUsualName('Marguerite')).toBe(false);
});

test('who plays alone is spoken to, several people are numbered, names that were chosen stay', () => {
  const seat = (name: string, player: SeatInfo['player']): SeatInfo => ({ name, player, colour: 'red' });
  const names = (seats: readonly SeatInfo[]) => renamed(seats, 'fr').map(({ name }) => name);
  expect(names([seat('Joueur 1', 'person'), seat('Aude', 'bot')])).toEqual(['Vous', 'Aude']);
  const two = [seat('Vous', 'person'), seat('Aude', 'bot'), seat('Vous', 'person')];
  expect(names(two)).toEqual(['Joueur 1', 'Aude', 'Joueur 2']);
  expect(names([seat('You', 'person'), seat('Ann', 'person')])).toEqual(['Joueur 1', 'Ann']);
});
