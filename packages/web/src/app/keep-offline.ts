import type { Language } from '@bastide/rules';

/** Lets the service worker keep the built page, so that it works without a network once it was loaded. It keeps the words of one language. */
export function keepOffline(language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that forbids it (a private window, say) plays online all the same.
  navigator.serviceWorker.register(`./sw.js?language=${language}`).catch(() => undefined);
}
