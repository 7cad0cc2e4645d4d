import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../e2e/support/browser.ts';
import { type Earlier, keptTable } from '../../e2e/support/kept-table.ts';
import { newVisitor, PHONE, type VisitOptions } from '../../e2e/support/visitor.ts';
import { pinchOften } from './fingers.ts';
import { type Spread, spreadOf, tenths } from './spread.ts';
import { wholeWorkOf } from './tasks.ts';
import { measure, watch } from './watch.ts';

const SLOWER = 6;
const TILES = 130;
const TIMES = 3;
/** Milliseconds until a page that is loaded has done what it does ahead. */
const SETTLED = 5000;
/** Milliseconds after which the badge of whoever thinks has come to rest. */
const BREATHED = 5500;
/** Milliseconds a bot thinks that is to be watched. */
const LONG = 60_000;
const GAME: Earlier = { preset: 'everything', players: 4, tiles: TILES };

/** How the page does on a phone whose processor is slowed down six times. */
export interface SlowMeasure {
  /** Milliseconds of all tasks beyond their first 50 while the first screen comes: on a first visit, and with a game to go on with. */
  readonly blocking: number;
  readonly blockingWithGame: number;
  /** Milliseconds from pressing "go on" on the first screen until the whole land is painted and can be played on. */
  readonly resume: number;
  /** The same from opening the address of the table, the page included. */
  readonly reload: number;
  /** Milliseconds from frame to frame while two fingers pinch. */
  readonly pinch: Spread;
  /** Frames the page made in two seconds in which a bot thought. */
  readonly whileThinking: number;
}

export async function measureSlow(url: string): Promise<SlowMeasure> {
  const browser = await chromium.launch(await browserOptions());
  try {
    const kept = keptTable(GAME);
    return {
      blocking: await middle(() => blockingOf(browser, url, {})),
      blockingWithGame: await middle(() => blockingOf(browser, url, { kept })),
      resume: await middle(() => resumeOf(browser, url)),
      reload: await middle(() => reloadOf(browser, url)),
      pinch: await pinchOf(browser, url),
      whileThinking: await thinkingOf(browser, url),
    };
  } finally {
    await browser.close();
  }
}

async function middle(measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time++) values.push(await measureOnce());
  return tenths(values.sort((one, other) => one - other)[Math.floor(TIMES / 2)]);
}

async function blockingOf(browser: Browser, url: string, options: VisitOptions): Promise<number> {
  const page = await newSlowVisitor(browser, options);
  await page.addInitScript(() => {
    window.measured = { paints: [], frames: [], tasks: [] };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.measured.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  if (options.kept !== undefined) await playBefore(page, url);
  await page.goto(url);
  await page.waitForTimeout(SETTLED);
  const { tasks } = await page.evaluate(() => window.measured);
  await page.context().close();
  return tasks.reduce((sum, task) => sum + task - 50, 0);
}

/** Whoever comes back has been at the table with this page. */
async function playBefore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/table`);
  await page.locator('[data-aim]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await page.goto('about:blank');
}

async function resumeOf(browser: Browser, url: string): Promise<number> {
  const page = await newSlowVisitor(browser, { kept: keptTable(GAME) });
  await page.goto(url);
  await page.locator('.hero button.primary').waitFor();
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => {
    window.begun = 0;
    addEventListener('pointerup', ({ timeStamp }) => (window.begun = timeStamp), {
      capture: true,
      once: true,
    });
  });
  await page.locator('.hero button.primary').tap();
  return shownAfter(page);
}

async function reloadOf(browser: Browser, url: string): Promise<number> {
  const page = await newSlowVisitor(browser, { kept: keptTable(GAME) });
  await page.addInitScript(() => {
    window.begun = 0;
  });
  await page.goto(`${url}#/table`, { waitUntil: 'commit' });
  return shownAfter(page);
}

declare global {
  interface Window {
    /** When what is measured began. */
    begun: number;
  }
}

/** Milliseconds until the land is painted and asks for a place. */
async function shownAfter(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () =>
      document.querySelector('.board-canvas[data-painted="true"]') !== null &&
      document.querySelector('[data-aim]') !== null &&
      performance.now() - window.begun,
    undefined,
    { timeout: 60_000 },
  );
  const time = Number(await handle.jsonValue());
  await page.context().close();
  return time;
}

async function pinchOf(browser: Browser, url: string): Promise<Spread> {
  const page = await newSlowVisitor(browser, { kept: keptTable(GAME) });
  await page.goto(`${url}#/table`);
  await page.locator('[data-aim]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  await watch(page);
  const session = await page.context().newCDPSession(page);
  const { frames } = await measure(page, () => pinchOften(page, session));
  await page.context().close();
  return spreadOf(frames);
}

/** A bot that thinks for long is asked, and watched when nothing has moved for a while. */
async function thinkingOf(browser: Browser, url: string): Promise<number> {
  const kept = keptTable({ ...GAME, players: 2, bots: ['king'], watched: true });
  const page = await newSlowVisitor(browser, { kept });
  await page.goto(`${url}#/table`);
  await page.locator('[data-thinking="true"]').first().waitFor({ state: 'attached' });
  await page.evaluate((milliseconds) => {
    if (window.bastide.session !== undefined) window.bastide.session.budget = { milliseconds };
  }, LONG);
  const played = () => page.evaluate(() => window.bastide.session?.state.log.length);
  let frames = 0;
  // What it decides first, it began to think about before it was told to take its time.
  for (let before = -1; before !== (await played()); ) {
    before = (await played()) ?? 0;
    await page.waitForTimeout(BREATHED);
    ({ frames } = await wholeWorkOf(browser, page, () => page.waitForTimeout(2000)));
  }
  await page.context().close();
  return frames;
}

async function newSlowVisitor(browser: Browser, options: VisitOptions): Promise<Page> {
  const page = await newVisitor(browser, {
    ...PHONE,
    deviceScaleFactor: 3,
    reducedMotion: 'no-preference',
    ...options,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
