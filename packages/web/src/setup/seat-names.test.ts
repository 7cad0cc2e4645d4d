import { LEVELS } from '@bastide/bots';
import { expect, test } from 'vitest';
import { MAX_SEATS } from './plan.ts';
import { isUsualName, usualName } from './seat-names.ts';

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
  expect(isUsualName(usualName({ player: 'person' }, [{ name: 'Player 1' }], 'en'))).toBe(true);
  expect(isUsualName(usualName({ player: 'bot', level: 'king' }, [], 'en'))).toBe(true);
  expect(isUsualName('Marguerite')).toBe(false);
});
