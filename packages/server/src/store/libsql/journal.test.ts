import { copyFileSync, existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filePlace, type StorePlace } from '../../testing/stores.ts';
import type { Append, NewGame, StoredEvent } from '../rows.ts';
import { LibsqlFile } from './file.ts';
import type { Call } from './messages.ts';
import { callOf, moveOf, packed, spread } from './move.ts';

const NOW = 1_700_000_000_000;
let place: StorePlace;
let file: LibsqlFile;
beforeEach(async () => {
  place = await filePlace();
  file = await LibsqlFile.open(place.where);
  await ask('createIdentity', { id: 'ann', name: 'Ann', isKept: false, createdAt: NOW }, 'hash');
  for (const id of ['one', 'two']) await ask('createGame', newGame(id));
});
afterEach(async () => {
  await file.close();
  await place.remove();
});

const newGame = (id: string): NewGame => ({
  id,
  host: 'ann',
  status: 'playing',
  asked: 0,
  wakeAt: undefined,
  isPublic: true,
  seed: 'seed',
  playKey: 'play',
  watchKey: 'watch',
  summary: '{}',
  events: [{ kind: 'laid', text: '{}', at: NOW }],
  seats: [{ seat: 0, identity: 'ann' }],
  at: NOW,
});

function append(game: string, expect: number, more: Partial<Append> = {}): Append {
  const events = [
    {
      kind: 'moved',
      text: JSON.stringify({ move: { do: 'pass', n: expect } }),
      at: NOW + expect,
      moveId: `ann:${expect}`,
    },
    { kind: 'moved', text: '{"move":{"do":"draw"}}', at: NOW + expect },
  ];
  const at = NOW + expect;
  return { game, expect, events, status: 'playing', asked: 1, wakeAt: at, at, ...more };
}

async function ask(name: Call['name'], ...args: readonly unknown[]): Promise<unknown> {
  const calls = [{ name, args }];
  const [answer] = spread(calls, await file.run(packed(calls)));
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}

async function move(request: Append): Promise<unknown> {
  return ask('move', ...(moveOf(request) ?? []));
}

const journalled = async () => (await file.rows('SELECT id FROM journal')).length;
/** How many events of a game stand alone, and how many in stretches of its log. */
const [alone, folded] = [
  'COUNT(*) AS n FROM events',
  'SUM(json_array_length(events)) AS n FROM stretches',
].map((what) => async (game: string) => {
  const [{ n }] = await file.rows<{ n: number | null }>(`SELECT ${what} WHERE game = $1`, game);
  return n ?? 0;
});
const written = async (game: string) => (await alone(game)) + (await folded(game));

test('a move is on the disk in the journal; its game has it when somebody looks, that game alone', async () => {
  for (const game of ['one', 'two'])
    for (const head of [1, 3, 5]) expect(await move(append(game, head))).toEqual({ ok: true });
  expect(await Promise.all([journalled(), written('one'), written('two')])).toEqual([6, 1, 1]);
  expect(await ask('gameById', 'one')).toMatchObject({ head: 7, asked: 1, wakeAt: NOW + 5 });
  expect(await Promise.all([written('one'), written('two')])).toEqual([7, 1]);
  // Where it stands is asked for oftener than what its moves were.
  expect(await Promise.all([alone('one'), folded('one')])).toEqual([1, 6]);
  expect(await ask('eventsFrom', 'one', 5)).toMatchObject([
    { seq: 5, kind: 'moved', content: { move: { do: 'pass', n: 5 } }, moveId: 'ann:5', at: NOW + 5 },
    { seq: 6, kind: 'moved', content: { move: { do: 'draw' } }, at: NOW + 5 },
  ]);
  expect(await Promise.all([alone('one'), folded('one')])).toEqual([7, 0]);
  expect(await ask('headsOf', ['one', 'two'])).toHaveLength(2);
  expect(await Promise.all([journalled(), written('two')])).toEqual([0, 7]);
});

test('what follows moves goes to the log with them; who sits down stands alone, to be found by name', async () => {
  const lists = { summary: '{}', freed: [], taken: [] };
  const over = [{ kind: 'over', text: '{"reason":"played"}', at: NOW, moveId: 'ann:end' }];
  const sat = [{ kind: 'sat', text: '{"player":"ann","name":"Ann"}', at: NOW }];
  await move(append('one', 1));
  await move(append('two', 1));
  await ask('append', append('one', 3, { events: over, lists }));
  await ask(
    'append',
    append('two', 3, { events: sat, lists: { ...lists, taken: [{ seat: 1, identity: 'ann' }] } }),
  );
  expect(await Promise.all([alone('one'), folded('one')])).toEqual([1, 3]);
  expect(await Promise.all([alone('two'), folded('two')])).toEqual([2, 2]);
  expect(await ask('append', append('one', 4, { events: over, lists }))).toEqual({
    ok: false,
    why: 'repeated',
  });
  expect(await ask('eventOfMove', 'one', 'ann:end')).toBe(3);
  const kinds = ((await ask('eventsFrom', 'one', 0)) as StoredEvent[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['laid', 'moved', 'moved', 'over']);
});

test('who looks for what is due finds it, and has only the rows of such games written', async () => {
  const day = NOW + 86_400_000;
  await move(append('one', 1));
  await move(append('two', 1, { wakeAt: day }));
  expect(await ask('dueGames', 'node', NOW + 10, 10)).toEqual(['one']);
  expect(await Promise.all([written('one'), written('two')])).toEqual([3, 1]);
  // What the rows say of this one is out of date.
  await move(append('one', 3, { wakeAt: day }));
  expect(await ask('dueGames', 'node', NOW + 10, 10)).toEqual([]);
  expect(await ask('dueGames', 'node', day, 10)).toEqual(['one', 'two']);
});

const state = (seq: number) => ({
  seq,
  moves: seq - 1,
  version: 1,
  layout: 'l',
  state: 'c3RhdGU=',
  scores: [1, seq],
});

test('a state comes with its move, and the last of a game is kept, also after a crash', async () => {
  await move(append('one', 1, { snapshot: state(3) }));
  await move(append('one', 3));
  await move(append('two', 1, { snapshot: state(3) }));
  await move(append('two', 3, { snapshot: state(5) }));
  expect(await ask('snapshotOf', 'one')).toEqual(state(3));
  const after = `${place.where}.after`;
  for (const end of ['', '-wal']) copyFileSync(`${place.where}${end}`, `${after}${end}`);
  const again = await LibsqlFile.open(after);
  const [answer] = await again.run([{ name: 'snapshotOf', args: ['two'] }]);
  expect(answer).toEqual({ value: state(5) });
  await again.close();
});

test('a lease taken meanwhile is noticed, and an id used long ago is known', async () => {
  await move(append('one', 1, { fence: 0 }));
  expect(await ask('takeLease', 'one', 'node', NOW)).toBe(1);
  const [moved] = append('one', 3).events;
  expect(await move(append('one', 3, { fence: 0 }))).toEqual({ ok: false, why: 'fenced' });
  expect(await move(append('one', 3, { events: [{ ...moved, moveId: 'ann:1' }] }))).toEqual({
    ok: false,
    why: 'repeated',
  });
  expect(await move(append('one', 3, { fence: 1 }))).toEqual({ ok: true });
});

test('a move is refused for the same reasons, whether the rows are written or not', async () => {
  await move(append('one', 1));
  const refusals = async () => [
    await move(append('one', 1)),
    await move(append('one', 1, { events: [{ kind: 'moved', text: '{}', at: NOW }] })),
    await move(append('one', 3, { fence: 7, events: [{ kind: 'moved', text: '{}', at: NOW }] })),
    await move(append('none', 1)),
  ];
  const before = await refusals();
  expect(before).toEqual(['repeated', 'conflict', 'fenced', 'unknown'].map((why) => ({ ok: false, why })));
  await ask('gameById', 'one');
  expect(await refusals()).toEqual(before);
  expect(await ask('eventsFrom', 'one', 0)).toHaveLength(3);
});

test('after a crash what the journal has is in the rows, and what the rows have already is not there twice', async () => {
  for (const head of [1, 3]) for (const game of ['one', 'two']) await move(append(game, head));
  // Of this game the rows are written, and one move is not.
  await ask('gameById', 'one');
  await move(append('one', 5));
  // The files as a crash leaves them.
  const after = `${place.where}.after`;
  for (const end of ['', '-wal'])
    if (existsSync(`${place.where}${end}`)) copyFileSync(`${place.where}${end}`, `${after}${end}`);
  const again = await LibsqlFile.open(after);
  const seqs = async (game: string) => {
    const [answer] = await again.run([{ name: 'eventsFrom', args: [game, 0] }]);
    return 'value' in answer && (answer.value as StoredEvent[]).map(({ seq }) => seq);
  };
  expect(await seqs('one')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await seqs('two')).toEqual([0, 1, 2, 3, 4]);
  expect(await again.rows('SELECT id, head FROM games ORDER BY id')).toEqual([
    { id: 'one', head: 7 },
    { id: 'two', head: 5 },
  ]);
  expect(await again.rows('SELECT id FROM journal')).toEqual([]);
  await again.close();
});

test('a journal of which the games have everything is emptied when the file is opened', async () => {
  await move(append('one', 1));
  await ask('gameById', 'one');
  expect(await journalled()).toBe(1);
  const after = `${place.where}.after`;
  for (const end of ['', '-wal']) copyFileSync(`${place.where}${end}`, `${after}${end}`);
  const again = await LibsqlFile.open(after);
  expect(await again.rows('SELECT id FROM journal')).toEqual([]);
  await again.close();
});

test('what is in a stretch of a log is neither lost nor used twice when more than a move is appended', async () => {
  for (const head of [1, 3]) await move(append('one', head));
  const lists = { summary: '{}', freed: [], taken: [] };
  await ask('gameById', 'one');
  expect(await ask('append', append('one', 1, { lists }))).toEqual({ ok: false, why: 'repeated' });
  await move(append('one', 5));
  expect(await ask('append', append('one', 5, { lists }))).toEqual({ ok: false, why: 'repeated' });
  expect(await ask('append', append('one', 7, { lists }))).toEqual({ ok: true });
  expect(await ask('eventsFrom', 'one', 0)).toHaveLength(9);
  expect(await ask('eventOfMove', 'one', 'ann:3')).toBe(3);
});

test('moves of a batch that are refused leave the others', async () => {
  const calls = [append('one', 1), append('two', 3), append('one', 3), append('one', 3)].map(callOf);
  const answers = spread(calls, await file.run(packed(calls)));
  expect(answers.map((answer) => 'value' in answer && answer.value)).toEqual([
    { ok: true },
    { ok: false, why: 'conflict' },
    { ok: true },
    { ok: false, why: 'repeated' },
  ]);
  // After a crash nobody knows any more why one was refused.
  const [{ moves }] = await file.rows<{ moves: string }>('SELECT moves FROM journal');
  expect(JSON.parse(moves)).toMatchObject([3, 5].map((head) => [{ game: 'one', head }, expect.anything()]));
  expect(await ask('eventsFrom', 'one', 0)).toHaveLength(5);
  expect(await ask('eventsFrom', 'two', 0)).toHaveLength(1);
});

test('of many that are asked for together one fails by itself, and the others happen once', async () => {
  const calls: Call[] = [
    callOf(append('one', 1)),
    { name: 'addSession', args: ['nobody', 'other hash', NOW] },
    { name: 'createGame', args: [newGame('three')] },
    callOf(append('one', 3, { lists: { summary: '{}', freed: [], taken: [] } })),
    callOf(append('three', 1)),
  ];
  const answers = spread(calls, await file.run(packed(calls)));
  expect(answers).toMatchObject([
    { value: { ok: true } },
    { isFault: true },
    { value: true },
    { value: { ok: true } },
    { value: { ok: true } },
  ]);
  expect(await ask('eventsFrom', 'one', 0)).toHaveLength(5);
  expect(await ask('eventsFrom', 'three', 0)).toHaveLength(3);
});

test('a seat that an older program left open when its game ended is not counted', async () => {
  await ask('append', append('one', 1, { status: 'over', lists: { summary: '{}', freed: [], taken: [] } }));
  await file.changes('UPDATE seats SET is_open = 1');
  expect(await ask('openGamesOf', 'ann')).toBe(1);
});

test('a state that comes with the last of a game takes the place of those in its moves', async () => {
  const state = (seq: number) => ({ seq, moves: seq, version: 1, layout: 'x', state: 'y', scores: [seq] });
  await move(append('one', 1, { snapshot: state(3) }));
  await move(append('two', 1, { snapshot: state(3) }));
  const lists = { summary: '{}', freed: [], taken: [] };
  await ask('append', append('one', 3, { status: 'over', lists, snapshot: state(5) }));
  await ask('append', append('two', 3, { lists }));
  expect(await ask('snapshotOf', 'one')).toEqual(state(5));
  expect(await ask('snapshotOf', 'two')).toEqual(state(3));
  expect(await ask('gameById', 'one')).toMatchObject({ head: 5, status: 'over' });
});

test('an append of nothing is no move', async () => {
  const nothing = append('one', 1, { events: [], asked: 0 });
  expect(moveOf(nothing)).toBeUndefined();
  expect(await ask('append', nothing)).toEqual({ ok: true });
  expect(await ask('gameById', 'one')).toMatchObject({ head: 1, asked: 0 });
});

test('a batch that fails leaves what was told before it', async () => {
  await move(append('one', 1));
  // Nothing of it may be remembered: the table it is to be written to is away for a moment.
  await file.changes('ALTER TABLE journal RENAME TO elsewhere');
  await expect(move(append('one', 3))).rejects.toThrow();
  await file.changes('ALTER TABLE elsewhere RENAME TO journal');
  expect(await move(append('one', 3))).toEqual({ ok: true });
  expect(await ask('eventsFrom', 'one', 0)).toHaveLength(5);
});

test('a backup has everything', async () => {
  await move(append('one', 1));
  await file.copy(`${place.where}.copy`);
  const copy = await LibsqlFile.open(`${place.where}.copy`);
  expect(await copy.rows('SELECT head FROM games ORDER BY id')).toEqual([{ head: 3 }, { head: 1 }]);
  await copy.close();
});
