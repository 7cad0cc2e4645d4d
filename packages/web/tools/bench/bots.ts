import { LEVELS, type Level, TIME } from '@bastide/bots';
import type { Browser, Page } from 'playwright-core';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { asked, playOn } from '../../e2e/support/table.ts';
import { newVisitor } from '../../e2e/support/visitor.ts';
import { type Spread, spreadOf, tenths } from './spread.ts';
import { loadNow } from './table.ts';
import { workOf } from './tasks.ts';
import { measure, watch } from './watch.ts';

const TILES = 120;
/** Times the person moves and three bots answer: looked at, and skipped. */
const ROUNDS = 4;
/** Milliseconds more than its time a bot may need for a turn that is shown. */
const SHOWN = 30_000;

export interface BotsMeasure {
  /** Milliseconds by the clock of the longest task while bots thought and their moves were shown. */
  readonly longestTask: number;
  /** Milliseconds the page itself worked in its longest task, whatever else the computer did. */
  readonly longestWork: number;
  /** The same when the player skips. */
  readonly longestSkip: number;
  /** Milliseconds from frame to frame meanwhile. */
  readonly frames: Spread;
  /** Milliseconds from the person's move until it is the person's turn again, skipping. */
  readonly answer: Spread;
  /** How many tasks of the whole computer waited for each of its processors, before and after. */
  readonly load: readonly [number, number];
}

/** Measures the page while three bots of a level think and play on a land of 120 tiles with everything. */
export async function measureBots(browser: Browser, url: string): Promise<Record<Level, BotsMeasure>> {
  const measured: [Level, BotsMeasure][] = [];
  for (const level of LEVELS) measured.push([level, await measureLevel(browser, url, level)]);
  return Object.fromEntries(measured) as Record<Level, BotsMeasure>;
}

async function measureLevel(browser: Browser, url: string, level: Level): Promise<BotsMeasure> {
  const before = loadNow();
  const kept = keptTable({ preset: 'everything', players: 4, tiles: TILES, bots: [level] });
  const settings = { 'bastide.settings': { pace: 'fast' } };
  const page = await newVisitor(browser, { kept: { ...kept, ...settings } });
  await page.goto(`${url}#/table`);
  await asked(page);
  await page.waitForTimeout(1500);
  await watch(page);
  const frames: number[] = [];
  const tasks: number[] = [];
  const answer: number[] = [];
  const watched = await workOf(browser, page, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const now = await measure(page, () => playRound(page, level));
      frames.push(...now.frames);
      tasks.push(...now.tasks);
    }
  });
  const skipped = await workOf(browser, page, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      await playRound(page, level, true);
      answer.push(performance.now() - begun);
    }
  });
  await page.context().close();
  return {
    longestTask: tenths(Math.max(0, ...tasks)),
    longestWork: watched.longest,
    longestSkip: skipped.longest,
    frames: spreadOf(frames),
    answer: spreadOf(answer),
    load: [before, loadNow()],
  };
}

/** The person answers until a bot is asked, and waits until all of them have moved. */
async function playRound(page: Page, level: Level, isSkipping = false): Promise<void> {
  await playOn(page);
  if (isSkipping) await page.keyboard.press('s');
  await page.waitForFunction(() => window.bastide.session?.state.thinking === undefined, undefined, {
    timeout: SHOWN + 20 * TIME[level],
  });
}
