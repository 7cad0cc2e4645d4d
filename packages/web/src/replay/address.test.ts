import { expect, test } from 'vitest';
import { type ReplayAddress, readReplayAddress, writeReplayAddress } from './address.ts';

const ADDRESSES: readonly ReplayAddress[] = [
  { at: 'choose' },
  { at: 'kept', id: 'k3x9', moment: undefined },
  { at: 'kept', id: 'k3x9', panel: 'analysis', moment: 120 },
  { at: 'online', game: 'abcdefghijklmnopqrstuv', key: undefined, moment: undefined },
  { at: 'online', game: 'abcdefghijklmnopqrstuv', key: 'ABCDEFGHIJKLMNOPQRSTUV', moment: 7 },
];

test.each(ADDRESSES)('%j is read as it is written', (address) => {
  expect(readReplayAddress(writeReplayAddress(address))).toEqual(address);
});

test('what makes no sense is the choice of a game', () => {
  for (const hash of ['', '#/replay/', '#/replay/kept', '#/replay/kept/<b>', '#/replay/elsewhere/abc'])
    expect(readReplayAddress(hash)).toEqual({ at: 'choose' });
  expect(readReplayAddress('#/replay/kept/abc/at/-3')).toEqual({ at: 'kept', id: 'abc', moment: undefined });
});
