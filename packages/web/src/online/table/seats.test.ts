import { sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { seatsFor } from './seats.ts';

test('a player whose name is a word for the reader is not spoken to', () => {
  const seats = [{ seat: 0, kind: 'person', player: 'p1', name: 'Du' } as const];
  const [{ name: who }] = seatsFor({ seats }, 'p2', () => '');
  expect(sayText('en', '{who} {who|win|wins}', { who })).toMatch(/^Du. wins$/);
});
