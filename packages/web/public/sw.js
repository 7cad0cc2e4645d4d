// Keeps the built page, so that it works without a network once it was loaded. The build fills in what there is to keep
// and a version that changes with it (build/offline.ts).
const VERSION = 'development';
const FILES = [];

/** The language the page speaks (src/app/keep-offline.ts). Words are in files of one language, `start.fr-x.js`: others are not fetched. */
const language = new URL(self.location.href).searchParams.get('language');
const isWanted = (file) => [undefined, language].includes(/\.(\w\w)-[\w-]+\.js$/.exec(file)?.[1]);

const CACHE = `bastide-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.filter(isWanted)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys.filter((key) => key.startsWith('bastide-') && key !== CACHE).map((key) => caches.delete(key)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the network while there is one, so that a new version is seen at once; everything else has
// its version in its name.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // What the server of the games says is never kept.
  if (pathname.includes('/api/') || pathname.endsWith('/healthz')) return;
  event.respondWith(request.mode === 'navigate' ? pageFirst(request) : keptFirst(request));
});

async function pageFirst(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match('./', { ignoreSearch: true });
    return kept ?? Response.error();
  }
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// The server tells that it is one's turn, with words and a picture (packages/server/src/notices).
self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (told !== undefined) event.waitUntil(tell(told));
});

async function tell({ title, body, lang, game, image }) {
  const url = new URL(`./#/online/${game}`, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Who looks at this very table sees it there.
  if (pages.some((page) => page.focused && page.url.startsWith(url))) return;
  await self.registration.showNotification(title, {
    body,
    lang,
    icon: './icon-192.png',
    badge: './icon-192.png',
    tag: `bastide-turn ${game}`,
    renotify: true,
    data: url,
    ...(image && { image: new URL(image, self.registration.scope).href }),
  });
}

// The browser has made its subscription anew: the server has to know.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription?.options));
});

async function subscribeAgain(options) {
  if (options === undefined) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch('./api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language }),
  });
}

// A notice that it is one's turn leads to the page.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(toPage(event.notification.data));
});

async function toPage(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  await page.focus();
  // It may be a notice of another game than the one on the screen.
  if (page.url !== url) await page.navigate(url);
}
