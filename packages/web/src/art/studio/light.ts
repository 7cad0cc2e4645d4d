import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Light } from '../paint/face.ts';

/** The light of a part of the page that has its own. */
export const OwnLight = createContext<Light | undefined>(undefined);

/** Day or dusk, as the page is now. */
export function useLight(): Light {
  const own = useContext(OwnLight);
  const light = useSyncExternalStore(subscribeToTheme, lightNow);
  return own ?? light;
}

export function lightNow(): Light {
  return document.documentElement.dataset.theme === 'dark' ? 'dusk' : 'day';
}

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
