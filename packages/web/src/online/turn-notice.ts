import { useEffect, useRef } from 'react';
import { useTitleNote } from '../app/title.ts';
import { Store } from './store.ts';

const KEY = 'bastide.notices';

export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

export const wantsNotices = new Store<boolean>(
  canNotify() && Notification.permission === 'granted' && localStorage.getItem(KEY) !== null,
);

/** Asks the browser, which asks the player. */
export async function switchNotices(isWanted: boolean): Promise<void> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
  if (isAllowed) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
  wantsNotices.set(isAllowed);
}

/** Says in the title that it is one's turn; when that begins while one looks elsewhere, the browser says it too. */
export function useTurnNotice(words: string | undefined): void {
  useTitleNote(words);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isNew = words !== undefined && before.current === undefined;
    before.current = words;
    if (isNew && document.hidden && wantsNotices.get()) void notify(words);
  }, [words]);
}

async function notify(words: string): Promise<void> {
  const options = { tag: 'bastide-turn', icon: './icon-192.png', data: location.href };
  try {
    // A phone's browser knows notices only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker === undefined) new Notification(words, options);
    else await worker.showNotification(words, options);
  } catch {
    // The system forbids it though the browser allowed it; the title says it all the same.
  }
}
