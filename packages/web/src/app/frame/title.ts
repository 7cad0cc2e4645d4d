import { useEffect } from 'react';
import { Store, useStore } from '../store.ts';

const note = new Store<string | undefined>(undefined);

/** What the title of the page says before its name, as long as the screen that wants it is there. */
export function useTitleNote(words: string | undefined): void {
  useEffect(() => {
    note.set(words);
    return () => note.set(undefined);
  }, [words]);
}

export function useNoteInTitle(): string | undefined {
  return useStore(note);
}
