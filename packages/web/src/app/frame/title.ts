import { useEffect, useSyncExternalStore } from 'react';

let note: string | undefined;
const listeners = new Set<() => void>();

/** What the title of the page says before its name, as long as the screen that wants it is there. */
export function useTitleNote(words: string | undefined): void {
  useEffect(() => {
    tell(words);
    return () => tell(undefined);
  }, [words]);
}

export function useNoteInTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => note);
}

function tell(words: string | undefined): void {
  note = words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
