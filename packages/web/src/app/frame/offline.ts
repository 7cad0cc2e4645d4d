/** Lets the service worker keep the built page, so that it works without a network once it was loaded. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that forbids it (a private window, say) plays online all the same.
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  });
}
