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
  const dated = { ...request, setup: { ...request.setup, version: 1 } };
  expect(logged.event).toEqual({ kind: 'created', request: dated, host: 'ann', commitment: 'c' });
  const { text, ...row } = toStored(logged);
  expect(row).toEqual({ kind: 'laid', at: 1 });
  expect(JSON.parse(text)).toEqual({ ...stored.content, wish: dated });
});
