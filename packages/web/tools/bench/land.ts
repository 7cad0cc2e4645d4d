import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../e2e/support/browser.ts';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { newVisitor, PHONE } from '../../e2e/support/visitor.ts';
import { panOften, pinchOften, STEPS } from './fingers.ts';
import { memoryOf } from './memory.ts';
import { hundredths, type Spread, spreadOf, tenths } from './spread.ts';
import { wholeWorkOf } from './tasks.ts';
import { measure, watch } from './watch.ts';

/** About all a game with everything brings onto the land. */
const TILES = 200;
const FEWER = 150;
const SLOWER = 4;
/** Milliseconds until everything is painted, also where painting is slow. */
const SETTLED = 6000;
/** What a gesture costs depends on whether it leads to land not yet painted: so many are made. */
const GESTURES = 5;

export interface LandMeasure {
  readonly tiles: number;
  /** Milliseconds of the main thread for each step of a finger, what follows when it is lifted included. */
  readonly pan: number;
  readonly pinch: number;
  /** Frames the page made in a second of rest. */
  readonly atRest: number;
  /** Milliseconds from a press to the next frame painted, on fewer tiles, with the processor slowed down. */
  readonly slowPress: Spread;
  /** Megabytes at three device pixels a pixel, beyond those of an empty page. */
  readonly memory: number | undefined;
}

/** Measures a phone's land with all tiles, dragged and pinched with fingers. Needs nothing of the page but its land. */
export async function measureLand(url: string): Promise<LandMeasure> {
  const browser = await chromium.launch(await browserOptions());
  try {
    const moved = await measureMoves(browser, url);
    const slowPress = await measureSlow(browser, url);
    return { ...moved, slowPress };
  } finally {
    await browser.close();
  }
}

async function measureMoves(browser: Browser, url: string) {
  const blank = await newVisitor(browser, { ...PHONE, deviceScaleFactor: 3 });
  await blank.goto('about:blank');
  const empty = await memoryOf(browser, blank);
  await blank.context().close();
  const page = await openLand(browser, url, TILES);
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(SETTLED);
  const full = await memoryOf(browser, page);
  const rest = await wholeWorkOf(browser, page, () => page.waitForTimeout(1000));
  // Once for what is worked out only once.
  await pinchOften(page, session);
  const stepOf = async (gesture: () => Promise<void>) => {
    let work = 0;
    for (let i = 0; i < GESTURES; i++) {
      await page.waitForTimeout(SETTLED);
      work += (await wholeWorkOf(browser, page, gesture)).work;
    }
    return hundredths(work / GESTURES / STEPS);
  };
  const pan = await stepOf(() => panOften(page, session));
  const pinch = await stepOf(() => pinchOften(page, session));
  await page.context().close();
  return {
    tiles: TILES,
    pan,
    pinch,
    atRest: rest.frames,
    memory: empty === undefined || full === undefined ? undefined : tenths(full - empty),
  };
}

async function measureSlow(browser: Browser, url: string): Promise<Spread> {
  const page = await openLand(browser, url, FEWER);
  await page.waitForTimeout(SETTLED);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  const { paints } = await measure(page, () => chooseOften(page, 60));
  await page.context().close();
  return spreadOf(paints);
}

async function openLand(browser: Browser, url: string, tiles: number): Promise<Page> {
  const kept = keptTable({ preset: 'everything', players: 4, tiles });
  const page = await newVisitor(browser, {
    ...PHONE,
    deviceScaleFactor: 3,
    reducedMotion: 'no-preference',
    kept,
  });
  await page.goto(`${url}#/table`);
  await page.locator('[data-aim]').first().waitFor({ state: 'attached' });
  return page;
}

/** Presses one place after another that lies in sight. */
async function chooseOften(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const spots = await page.evaluate(() => {
      const box = document.querySelector('.board')?.getBoundingClientRect();
      if (box === undefined) return [];
      return [...document.querySelectorAll('[data-aim]')].flatMap((aim) => {
        const { x, y, width, height } = aim.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        const isIn = at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
        return isIn && document.elementFromPoint(at.x, at.y)?.closest('.board') ? [at] : [];
      });
    });
    if (spots.length === 0) throw new Error('no place to choose is in sight');
    const { x, y } = spots[(7 * i) % spots.length];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(400);
  }
}
