import { answersOf, newGame, playMove } from '@bastide/rules';
import { expect, test } from 'vitest';
import { Replica } from './replica.ts';
import type { Entry, ServerMessageOf, TableInfo } from './server-messages.ts';

const setup = { sets: ['base'], options: {}, players: 2 };
const game = 'AbCdEfGhIjKlMnOpQrSt_-';

/** So many moves of a game, as a log after the four events before it. */
function played(count: number): { entries: Entry[]; state: Uint8Array } {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const entries: Entry[] = [];
  for (let seq = 4; seq < 4 + count; seq++) {
    const [{ move }] = answersOf(made.ok);
    playMove(made.ok, move);
    entries.push({ seq, at: 0, move } as Entry);
  }
  return { entries, state: made.ok.save() };
}

function table(from: number, entries: Entry[], head: number): ServerMessageOf<'table'> {
  const info = { terms: { setup }, seats: [] } as unknown as TableInfo;
  const presence = { seats: [], watchers: 0 };
  return { tell: 'table', id: 'a', game, head, info, from, entries, chat: [], presence };
}

test('a table that was asked for before news came is not played twice', () => {
  const { entries, state } = played(10);
  const replica = new Replica(table(0, entries.slice(0, 4), 8), 'me');
  replica.receive({ tell: 'news', game, from: 8, head: 11, entries: entries.slice(4, 7) });
  replica.receive(table(8, entries.slice(4), 14));
  expect(replica.entries.length).toBe(10);
  expect(replica.head).toBe(14);
  expect(replica.game.save()).toEqual(state);
});

test('an older table than the news that came before it changes nothing', () => {
  const { entries, state } = played(10);
  const replica = new Replica(table(0, entries.slice(0, 4), 8), 'me');
  replica.receive({ tell: 'news', game, from: 8, head: 14, entries: entries.slice(4) });
  replica.receive(table(8, [], 8));
  expect(replica.head).toBe(14);
  expect(replica.game.save()).toEqual(state);
});
