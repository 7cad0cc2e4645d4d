import type { Language } from '@bastide/rules';
import { useEffect, useRef } from 'react';
import { keepText, keptText } from '../../app/storage/browser-storage.ts';
import { Store } from '../../app/store.ts';

import { beginPush, endPush } from './push.ts';

const KEY = 'bastide.notices';

export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

export const wantsNotices = new Store<boolean>(
  canNotify() && Notification.permission === 'granted' && keptText(KEY) !== undefined,
);

/** Asks the browser, which asks the player; tells whether it forbids them. Where it can be, the server tells this browser too. */
export async function switchNotices(isWanted: boolean, language: Language): Promise<boolean> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
  keepText(KEY, isAllowed ? 'yes' : undefined);
  wantsNotices.set(isAllowed);
  // Without the one, the page that is open tells it all the same.
  await (isAllowed ? beginPush(language) : endPush()).catch(() => undefined);
  return isWanted && Notification.permission === 'denied';
}

/** When one's turn begins at the table on the screen while one looks elsewhere, the browser says it. */
export function useTurnNotice(words: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isNew = words !== undefined && before.current === undefined;
    before.current = words;
    if (isNew) noticeIfAway(words, location.href);
  }, [words]);
}

/** A notice of the browser, if it is wanted and nobody looks at the page; it leads to an address. */
export function noticeIfAway(words: string, address: string): void {
  if (document.hidden && wantsNotices.get()) void notify(words, address);
}

async function notify(words: string, address: string): Promise<void> {
  // The same as a push of the server has (public/sw.js): one takes the other's place.
  const options = {
    tag: `bastide-turn ${/[\w-]{22}/.exec(address)?.[0]}`,
    icon: './icon-192.png',
    data: address,
  };
  try {
    // A phone's browser knows notices only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker === undefined) new Notification(words, options);
    else await worker.showNotification(words, options);
  } catch {
    // The system forbids it though the browser allowed it; the title says it all the same.
  }
}
