import { sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { seatsFor } from './seats.ts';

test('a player whose name is a word for the reader is not spoken to', () => {
  const seats = [{ seat: 0, kind: 'person', player: 'p1', name: 'Du' } as const];
  const [{ name: who }] = seatsFor({ seats }, 'p2', () => '');
  expect(sayText('en', '{who} {who|win|wins}', { who })).toMatch(/^Du. wins$/);
});

test('somebody a bot plays for is called so, and by the name alone where it is told otherwise', () => {
  const seats = [{ seat: 0, kind: 'person', player: 'p1', name: 'Bob', left: 'bot' } as const];
  expect(seatsFor({ seats }, 'p2', () => 'Bob (bot)')).toMatchObject([{ name: 'Bob (bot)', called: 'Bob' }]);
});
