import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { asked, spotsInSight } from '../../e2e/support/table.ts';
import { newVisitor } from '../../e2e/support/visitor.ts';
import { en } from '../../src/texts/en.ts';
import { type Spread, spreadOf, tenths } from './spread.ts';
import { type Work, workOf } from './tasks.ts';
import { type Measured, measure, watch } from './watch.ts';

const TILES = 200;

export interface TableMeasure {
  readonly tiles: number;
  /** Milliseconds from a press to the next frame painted. */
  readonly choose: Spread;
  readonly confirm: Spread;
  readonly undo: Spread;
  /** All three together. */
  readonly press: Spread;
  /** Milliseconds from frame to frame. */
  readonly pan: Frames;
  readonly zoom: Frames;
  /** Milliseconds by the clock, which counts what else the computer did. */
  readonly longestTask: number;
  readonly work: Work;
  /** How many tasks of the whole computer waited for each of its processors, before and after. */
  readonly load: readonly [number, number];
}

interface Frames {
  readonly perSecond: number;
  readonly interval: Spread;
}

/** Measures a table of 200 tiles with everything, pressed, dragged and zoomed with a mouse. */
export async function measureTable(browser: Browser, url: string): Promise<TableMeasure> {
  const before = loadNow();
  const kept = keptTable({ preset: 'everything', players: 4, tiles: TILES });
  const page = await newVisitor(browser, { kept });
  await page.goto(`${url}#/table`);
  await asked(page);
  await page.waitForTimeout(1500);
  await watch(page);
  const tasks: number[] = [];
  const noted = async (act: () => Promise<void>): Promise<Measured> => {
    const measured = await measure(page, act);
    tasks.push(...measured.tasks);
    return measured;
  };
  const choose = await noted(() => chooseOften(page, 40));
  const undoButton = page.locator('.turn').getByRole('button', { name: en['table.undo'] });
  const confirm: number[] = [];
  const undo: number[] = [];
  for (let round = 0; round < 12; round++) {
    const { version } = await asked(page);
    await chooseOften(page, 1);
    confirm.push(...(await noted(() => page.locator('.turn .confirm').click())).paints);
    undo.push(...(await noted(() => undoButton.click())).paints);
    if ((await asked(page)).version < version + 2) throw new Error('nothing was confirmed and taken back');
  }
  const pan = await noted(() => drag(page, 120));
  const zoom = await noted(() => wheel(page, 60));
  const work = await workOf(browser, page, async () => {
    for (let round = 0; round < 10; round++) {
      await chooseOften(page, 2);
      await page.locator('.turn .confirm').click();
      await undoButton.click();
    }
    await wheel(page, 60);
  });
  const tiles = await page.evaluate(() => window.bastide.session?.state.view.tiles.length ?? 0);
  await page.context().close();
  return {
    tiles,
    choose: spreadOf(choose.paints),
    confirm: spreadOf(confirm),
    undo: spreadOf(undo),
    press: spreadOf([...choose.paints, ...confirm, ...undo]),
    pan: framesOf(pan.frames),
    zoom: framesOf(zoom.frames),
    longestTask: tenths(Math.max(0, ...tasks)),
    work,
    load: [before, loadNow()],
  };
}

export function loadNow(): number {
  return tenths(loadavg()[0] / cpus().length);
}

/** Presses one legal spot after another; each moves the tile in hand there. */
async function chooseOften(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const spots = await spotsInSight(page);
    const { x, y } = spots[(7 * i) % spots.length];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(400);
  }
}

async function drag(page: Page, steps: number): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    await page.mouse.move(500 + 240 * Math.sin(i / 12), 300 + 200 * Math.sin(i / 9));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function wheel(page: Page, steps: number): Promise<void> {
  await page.mouse.move(500, 400);
  for (let i = 0; i < steps; i++) {
    await page.mouse.wheel(0, i % 30 < 15 ? -60 : 60);
    await page.waitForTimeout(25);
  }
}

function framesOf(intervals: readonly number[]): Frames {
  const sum = intervals.reduce((all, one) => all + one, 0);
  return { perSecond: tenths((1000 * intervals.length) / sum), interval: spreadOf(intervals) };
}
