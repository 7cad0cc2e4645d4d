import { keep, readKept } from '../app/storage/browser-storage.ts';
import { Store, useStore } from '../app/store.ts';
import { HINTS, type Hint } from './hints.ts';

const KEY = 'bastide.guide';

const seen = new Store(read());

/** What the guide has said in this browser. */
export function useSeen(): ReadonlySet<Hint> {
  return useStore(seen);
}

export function markSeen(hint: Hint): void {
  if (!seen.get().has(hint)) write(new Set([...seen.get(), hint]));
}

/** Lets the guide begin anew. */
export function forgetSeen(): void {
  write(new Set());
}

function read(): ReadonlySet<Hint> {
  const kept = readKept(KEY);
  return new Set(HINTS.filter((hint) => Array.isArray(kept) && kept.includes(hint)));
}

function write(hints: ReadonlySet<Hint>): void {
  keep(KEY, [...hints]);
  seen.set(hints);
}
