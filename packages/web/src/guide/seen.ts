import { useSyncExternalStore } from 'react';
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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(HINTS.filter((hint) => Array.isArray(kept) && kept.includes(hint)));
  } catch {
    return new Set();
  }
}

function write(hints: ReadonlySet<Hint>): void {
  seen = hints;
  try {
    localStorage.setItem(KEY, JSON.stringify([...hints]));
  } catch {
    // Said again on the next visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
