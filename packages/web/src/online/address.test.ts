import { expect, test } from 'vitest';
import { type Address, readAddress, writeAddress } from './address.ts';

const game = 'AbCdEfGhIjKlMnOpQrSt_-';
const key = '0123456789012345678901';

const ADDRESSES: readonly (readonly [string, Address])[] = [
  ['#/online', { at: 'lobby' }],
  ['#/online/new', { at: 'new' }],
  ['#/online/friend', { at: 'friend' }],
  ['#/online/leaders', { at: 'leaders' }],
  [`#/online/${game}`, { at: 'table', game, key: undefined }],
  [`#/online/${game}/${key}`, { at: 'table', game, key }],
  [`#/online/player/${key}`, { at: 'player', player: key }],
  ['#/online/check', { at: 'check', game: undefined, key: undefined }],
  [`#/online/check/${game}`, { at: 'check', game, key: undefined }],
  [`#/online/check/${game}/${key}`, { at: 'check', game, key }],
];

test.each(ADDRESSES)('%s is read and written the same', (hash, address) => {
  expect(readAddress(hash)).toEqual(address);
  expect(writeAddress(address)).toBe(hash);
});

test.each(['#/online/', '#/online/nonsense', '#/online/player/x', `#/online/${game}x`, '#/online/../secret'])(
  '%s leads to the lobby',
  (hash) => {
    expect(readAddress(hash)).toEqual({ at: 'lobby' });
  },
);
