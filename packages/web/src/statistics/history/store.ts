import type { Move } from '@bastide/rules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { datedTable } from '../../session/storage.ts';
import type { Kept, KeptGame } from './kept-game.ts';

/** The finished games kept in this browser: what is counted, and the moves apart. */
interface HistoryBase extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { endedAt: number } };
  moves: { key: string; value: readonly Move[] };
}

const NAME = 'bastide.history';
/** So many games are kept; the oldest go. */
export const ROOM = 500;

let opened: Promise<IDBPDatabase<HistoryBase>> | undefined;

function base(): Promise<IDBPDatabase<HistoryBase>> {
  opened ??= openDB<HistoryBase>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' }).createIndex('endedAt', 'endedAt');
      made.createObjectStore('moves');
    },
    terminated: forgetBase,
  });
  // What did not open now may open later.
  opened.catch(forgetBase);
  return opened;
}

function forgetBase(): void {
  opened = undefined;
}

/** All games, the oldest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await (await base()).getAllFromIndex('games', 'endedAt')).map(datedTable);
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  const transaction = (await base()).transaction(['games', 'moves']);
  const [game, moves] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('moves').get(id),
  ]);
  return game === undefined || moves === undefined ? undefined : { game: datedTable(game), moves };
}

/** All games with their moves, the oldest first. */
export async function allKept(): Promise<Kept[]> {
  const all = await Promise.all((await keptGames()).map(({ id }) => keptGame(id)));
  return all.filter((kept) => kept !== undefined);
}

/** Keeps a game; one kept before under the same id makes room for it. */
export async function keep({ game, moves }: Kept): Promise<void> {
  const transaction = (await base()).transaction(['games', 'moves'], 'readwrite');
  const games = transaction.objectStore('games');
  const before = await games.get(game.id);
  // The same game seen again is as old as it was, and what was measured stays.
  await games.put(
    before === undefined ? game : { ...game, endedAt: before.endedAt, ...luckOf(before, game) },
  );
  await transaction.objectStore('moves').put(moves, game.id);
  const ids = await games.index('endedAt').getAllKeys();
  for (const id of ids.slice(0, Math.max(0, ids.length - ROOM))) {
    await games.delete(id);
    await transaction.objectStore('moves').delete(id);
  }
  await transaction.done;
}

/** Luck stays with a game as long as its points are the same. */
function luckOf(before: KeptGame, now: KeptGame): Pick<KeptGame, 'luck'> {
  const isSame = String(before.scores) === String(now.scores);
  return isSame && before.luck !== undefined ? { luck: before.luck } : {};
}

export async function keepLuck(id: string, luck: readonly number[]): Promise<void> {
  const games = (await base()).transaction('games', 'readwrite').store;
  const game = await games.get(id);
  if (game !== undefined) await games.put({ ...game, luck });
}

export async function forget(id: string): Promise<void> {
  const transaction = (await base()).transaction(['games', 'moves'], 'readwrite');
  await transaction.objectStore('games').delete(id);
  await transaction.objectStore('moves').delete(id);
  await transaction.done;
}

export async function forgetAll(): Promise<void> {
  const transaction = (await base()).transaction(['games', 'moves'], 'readwrite');
  await transaction.objectStore('games').clear();
  await transaction.objectStore('moves').clear();
  await transaction.done;
}
