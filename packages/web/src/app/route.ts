import { useSyncExternalStore } from 'react';

export const ROUTES = [
  'home',
  'new',
  'table',
  'online',
  'learn',
  'rules',
  'puzzles',
  'replay',
  'statistics',
  'gallery',
] as const;
export type Route = (typeof ROUTES)[number];

/** The screen in the address, `#/table`; what follows after another slash is the screen's own business. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, read);
}

/** The address, for screens with business of their own in it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

export function goTo(route: Route): void {
  location.hash = route === 'home' ? '#/' : `#/${route}`;
}

function read(): Route {
  const [name] = location.hash.replace(/^#\/?/, '').split('/');
  return ROUTES.find((route) => route === name) ?? 'home';
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
