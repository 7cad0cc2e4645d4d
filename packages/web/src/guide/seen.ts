import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../app/storage/browser-storage.ts';
import { HINTS, type Hint } from './hints.ts';

const KEY = 'bastide.guide';

let seen = read();
const listeners = new Set<() => void>();

/** What the guide has said in this browser. */
export function useSeen(): ReadonlySet<Hint> {
  return useSyncExternalStore(subscribe, () => seen);
}

export function markSeen(hint: Hint): void {
  if (!seen.has(hint)) write(new Set([...seen, hint]));
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
  seen = hints;
  keep(KEY, [...hints]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
