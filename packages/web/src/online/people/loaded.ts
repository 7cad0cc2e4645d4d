import { useEffect, useState } from 'react';
import { type ApiError, codeOf } from '../api.ts';

/** Something asked of the server for a screen: not there yet, there, or refused. */
export type Loaded<T> = { readonly value?: T; readonly refused?: ApiError['code'] };

/** Asked anew when what it is about changes. */
export function useLoaded<T, About>(load: (about: About) => Promise<T>, about: About): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let isGone = false;
    setLoaded({});
    load(about).then(
      (value) => !isGone && setLoaded({ value }),
      (error: unknown) => !isGone && setLoaded({ refused: codeOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [load, about]);
  return loaded;
}
