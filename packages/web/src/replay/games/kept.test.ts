import { beforeEach, expect, test, vi } from 'vitest';
import type { TableSetup } from '../../session/types.ts';
import { keepReplay, keptReplay, keptReplays } from './kept.ts';

const seats: TableSetup['seats'] = [
  { name: 'Ada', colour: 'red', player: 'person' },
  { name: 'Bo', colour: 'blue', player: 'person' },
];
const table: TableSetup = { setup: { sets: ['base'], options: {}, players: 2 }, seats };
const game = (n: number) => ({ name: `game ${n}`, table, moves: [{ by: n, do: 'pass' } as const] });
let storage: Map<string, string>;
let isFull: (text: string) => boolean;

beforeEach(() => {
  storage = new Map();
  isFull = () => false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull(text)) throw new Error('full');
      storage.set(key, text);
    },
  });
});

test('a game that is kept is found again, once, however often it is opened', () => {
  const id = keepReplay(game(1));
  expect(keepReplay({ ...game(1), name: 'the same' })).toBe(id);
  expect(keptReplays()).toHaveLength(1);
  expect(keptReplay(id)).toMatchObject({ name: 'the same', moves: game(1).moves });
});

test('the oldest make room for the newest', () => {
  for (let n = 0; n < 9; n++) keepReplay(game(n));
  expect(keptReplays().map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `game ${n}`));
});

test('a storage with little room keeps the newest, and one with none loses nothing while the page is open', () => {
  keepReplay(game(20));
  isFull = (text) => JSON.parse(text).length > 1;
  keepReplay(game(21));
  expect(keptReplays().map(({ name }) => name)).toEqual(['game 21']);
  isFull = () => true;
  const id = keepReplay(game(22));
  expect(keptReplay(id)).toMatchObject({ name: 'game 22' });
});

test('what can’t be read is no game', () => {
  storage.set('bastide.replays', '[{"id":"x"}, 7, null]');
  expect(keptReplays()).toEqual([]);
  storage.set('bastide.replays', '{');
  expect(keptReplays()).toEqual([]);
});
