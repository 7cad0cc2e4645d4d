import { expect, test } from 'vitest';
import { fromStored, toStored } from './log.ts';

const request = { setup: { sets: ['base'], options: {}, players: 2 }, seats: [] };
const stored = {
  seq: 0,
  kind: 'laid',
  content: { wish: request, host: 'ann', commitment: 'c' },
  at: 1,
};

test('the first event is stored in the words it always had, and read from them', () => {
  const logged = fromStored(stored);
  expect(logged.event).toEqual({ kind: 'created', request, host: 'ann', commitment: 'c' });
  const { seq: _, ...row } = stored;
  expect(toStored(logged)).toEqual(row);
});
