import type { Page } from 'playwright-core';
import { type Kept, keptOf } from '../../src/statistics/history/kept-game.ts';
import type { Earlier } from './kept-table.ts';
import { keptTable } from './kept-table.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 0, 5);

/** Games somebody finished earlier, at random, a day apart, as the browser keeps them. */
export function keptHistory(games: readonly Earlier[]): Kept[] {
  return games.flatMap((earlier, index) => {
    const { table, moves } = keptTable({ ...earlier, seed: index + 1 })['bastide.table'];
    const mine = table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    const ended = { id: `game-${index}`, endedAt: FIRST + index * DAY, where: 'here' } as const;
    return keptOf({ ...ended, table, moves, mine }) ?? [];
  });
}

/** Puts the games where the page will look for them. The page must not have opened its history yet. */
export function fillHistory(page: Page, games: readonly Kept[]): Promise<void> {
  return page.evaluate(async (all) => {
    const opening = indexedDB.open('bastide.history', 1);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      result.createObjectStore('games', { keyPath: 'id' }).createIndex('endedAt', 'endedAt');
      result.createObjectStore('moves');
    };
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const filling = base.transaction(['games', 'moves'], 'readwrite');
    for (const { game, moves } of all) {
      filling.objectStore('games').put(game);
      filling.objectStore('moves').put(moves, game.id);
    }
    await new Promise((resolve) => {
      filling.oncomplete = resolve;
    });
    base.close();
  }, games);
}
