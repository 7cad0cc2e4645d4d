import type { Registry } from '@bastide/rules';
import { isOlder } from '@bastide/rules/internal';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { TableEvent } from '../table/events.ts';
import { fromStored, toStored } from '../table/log.ts';
import { placesOf } from '../table/results.ts';

/**
 * Ends a game that can't be played on because its rules have changed since and were not kept. Whether it did; a game by today's rules is only broken,
 * and waits for a program that can read it.
 */
export async function settleOld(
  { store, registry, now }: { readonly store: Store; readonly registry: Registry; now(): number },
  game: string,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const log = await readable(store, game);
    if (log[0]?.kind !== 'created' || !isOlder(log[0].request.setup, registry)) return false;
    const last = log[log.length - 1];
    // Another was quicker.
    if (last.kind === 'over' && last.reason === 'rules') return true;
    if (await settle(store, game, now())) return true;
  }
  return false;
}

/** Nothing of a log that is in no words of ours. */
async function readable(store: Store, game: string): Promise<TableEvent[]> {
  try {
    return (await store.eventsFrom(game, 0)).map((stored) => fromStored(stored).event);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return [];
  }
}

/** What is written meanwhile, by whoever it is, keeps a game from being settled: it is looked at again. */
const TRIES = 3;

/** Ends a game that can't be played on, with the points of its last stored state, and with that reason. */
export async function settle(store: Store, game: string, at: number): Promise<boolean> {
  const [events, stored] = await Promise.all([store.eventsFrom(game, 0), store.snapshotOf(game)]);
  const log = events.map((stored) => fromStored(stored).event);
  const seats = log[0]?.kind === 'created' ? log[0].request.seats : [];
  const leavers = log.flatMap((event) => (event.kind === 'left' ? [event.seat] : []));
  const scores = stored?.scores ?? seats.map(() => 0);
  const over = { kind: 'over', reason: 'rules', scores, places: placesOf(scores, leavers) } as const;
  return store.settle(game, events.length, toStored({ event: over, at }));
}
