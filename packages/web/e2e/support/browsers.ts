import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { paintNothing, withoutStudio } from './painting.ts';
import { browserOf, prepare, type VisitOptions } from './visitor.ts';

/** A browser with one page, which the next visitor gets as if it were new. */
interface Used {
  readonly page: Page;
  readonly kind: string;
  readonly devtools: CDPSession;
  /** What was done for who visits with it now. */
  prepared: readonly Disposable[];
}

/** As many as are kept for the next who come: more would take memory and are seldom what somebody wants. */
const KEPT = 6;

/** One for all tests of a worker: one for all workers would cost every message a second hop. */
let launched: Promise<Browser> | undefined;
const free: Used[] = [];
const taken = new Map<Page, Used>();

/** An empty page in the browser of all tests, which lays everything out and paints nothing. To come again costs half of coming first. */
export async function comeUnpainted(options: VisitOptions): Promise<Page> {
  const { viewport = null, colorScheme = null, reducedMotion = null, ...like } = browserOf(options);
  const kind = JSON.stringify(like);
  const index = options.isOwn ? -1 : free.findIndex((one) => one.kind === kind);
  const used = index === -1 ? await open(browserOf(options), kind) : free.splice(index, 1)[0];
  const { page } = used;
  used.prepared = await Promise.all([
    ...(await prepare(page.context(), options)),
    page.context().addInitScript(paintNothing),
    ...(options.hasFaces ? [] : [page.context().addInitScript(withoutStudio)]),
  ]);
  if (index !== -1) {
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion });
  }
  if (!options.isOwn && !options.isKeptOffline) taken.set(page, used);
  return page;
}

/** Leaves the page as nobody had been there, or for good. */
export async function leave(page: Page): Promise<void> {
  const used = taken.get(page);
  taken.delete(page);
  if (used === undefined) return page.context().close();
  const { origin } = new URL(page.url());
  page.removeAllListeners();
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all([
    ...others.map((one) => one.close()),
    ...used.prepared.map((one) => one.dispose()),
    page.evaluate(() => sessionStorage.clear()),
  ]);
  await page.goto('about:blank');
  await Promise.all([
    page.context().clearCookies(),
    used.devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ]);
  free.push(used);
  if (free.length > KEPT) await free.shift()?.page.context().close();
}

async function open(options: BrowserContextOptions, kind: string): Promise<Used> {
  launched ??= chromium.launch(inject('browser'));
  const context = await (await launched).newContext(options);
  const page = await context.newPage();
  return { page, kind, devtools: await context.newCDPSession(page), prepared: [] };
}
