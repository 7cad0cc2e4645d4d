import { useEffect } from 'react';
import { useStore } from '../../app/store.ts';
import { identity } from '../identity.ts';
import { Line, type LineState } from './line.ts';

/** The page has one line, while somebody is in its online part. */
export const line = new Line();

export function useLineState(): LineState {
  return useStore(line.state);
}

/** Keeps the line open for who one is; under another name it is opened anew. */
export function useLine(): void {
  const who = useStore(identity);
  const me = who.is === 'somebody' ? `${who.me.player} ${who.me.name}` : undefined;
  useEffect(() => {
    if (me === undefined) return;
    line.open();
    return () => line.close();
  }, [me]);
}
