import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { HINTS } from '../../src/guide/hints.ts';
import { rollTheSameDice } from './dice.ts';

/** How the page is visited: by default in English, at a desk, by day. */
export interface VisitOptions extends BrowserContextOptions {
  /** What the browser keeps from an earlier visit, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Whether it is the first visit: then the guide speaks. */
  readonly isNew?: boolean;
  /** The address on the page, `#/table`; the first screen if left out. */
  readonly at?: string;
  /** Whether the page is kept for a day without a network, which costs more than the rest of a visit. */
  readonly isKeptOffline?: boolean;
  /** Whether faces are painted, also where nobody sees them. */
  readonly hasFaces?: boolean;
  /** Whether dice fall as they like, as they must where visitors may not have the same numbers. */
  readonly isRandom?: boolean;
  /** Whether the browser is nobody else's, before or after: for whoever changes it for good. */
  readonly isOwn?: boolean;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;

/** Who doesn't test motion needn't wait for it. */
const DEFAULTS: BrowserContextOptions = {
  ...DESK,
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};

/** An empty page of somebody who has been there before, as a rule with dice that always fall the same way. */
export async function newVisitor(browser: Browser, options: VisitOptions): Promise<Page> {
  const context = await browser.newContext(browserOf(options));
  await prepare(context, options);
  return context.newPage();
}

/** What a browser is like, whoever visits with it. */
export function browserOf({
  kept: _kept,
  isNew: _isNew,
  at: _at,
  isKeptOffline: _isKeptOffline,
  hasFaces: _hasFaces,
  isRandom: _isRandom,
  isOwn: _isOwn,
  ...options
}: VisitOptions): BrowserContextOptions {
  return { ...DEFAULTS, ...options };
}

/** Does what is to be done before the page; what is returned takes it back. */
export function prepare(
  context: BrowserContext,
  { kept = {}, isNew = false, isKeptOffline = false, isRandom = false }: VisitOptions,
): Promise<Disposable[]> {
  const known = isNew ? kept : { 'bastide.guide': HINTS, ...kept };
  return Promise.all([
    // Where tsx runs this, functions given to the page call a helper of its compiler, which isn't there.
    context.addInitScript('globalThis.__name = (one) => one'),
    context.addInitScript(fillStorage, { visit: randomUUID(), kept: JSON.stringify(known) }),
    ...(isKeptOffline ? [] : [context.addInitScript(keepNothingOffline)]),
    ...(isRandom ? [] : [context.addInitScript(rollTheSameDice, 2000)]),
  ]);
}

/** Runs in the page: no service worker fetches all its files. */
function keepNothingOffline(): void {
  const { ServiceWorkerContainer: container } = globalThis as Partial<typeof globalThis>;
  if (container !== undefined) container.prototype.register = () => Promise.reject(new Error('not wanted'));
}

/** Puts what was kept in the storage when a visit begins. Something of the visitor before may have been written late: it goes. */
function fillStorage({ visit, kept }: { readonly visit: string; readonly kept: string }): void {
  if (localStorage.getItem('visit') === visit) return;
  localStorage.clear();
  localStorage.setItem('visit', visit);
  const all: Record<string, unknown> = JSON.parse(kept);
  for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
}
