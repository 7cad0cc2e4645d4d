import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { podium } from '../support/results.ts';
import { scoresOnPage } from '../support/table.ts';
import { DESK, PHONE, visitTable } from '../support/visit.ts';

const kept = {
  ...keptTable({ preset: 'base', players: 3, tiles: 70 }),
  'bastide.settings': { pace: 'fast', sound: true },
};

/** The first edition pays farmers by cities, and many share one. */
const shared = {
  ...keptTable({ preset: 'edition-2000', players: 4, tiles: 70 }),
  'bastide.settings': { pace: 'fast' },
};

test('after the last move what is left is counted on the land, then the results come', () =>
  visitTable({ kept, reducedMotion: 'no-preference', ...PHONE }, async (page) => {
    await listen(page);
    const before = await playToTheEnd(page);
    await page.locator('.turn.count').getByText(en['count.title']).waitFor();
    expect(await page.locator('dialog.end').count()).toBe(0);
    await page.locator('.count-lit').first().waitFor({ state: 'attached' });
    expect(await running(page)).not.toEqual(await scoresOnPage(page));
    expect(await page.locator('.count-veil').boundingBox()).toMatchObject({ x: 0, width: 390 });
    await hurry(page);
    await page.locator('dialog.end').waitFor();
    await expectRisingCount(page);
    expect(await podium(page)).toEqual(await scoresOnPage(page));
    expect(before).not.toEqual(await scoresOnPage(page));
    await page.getByRole('button', { name: en['count.watch'] }).click();
    await page.locator('dialog.end').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('dialog.end').waitFor();
  }));

test('nothing hides the land from whoever has the mouse over it while it is counted', () =>
  visitTable({ kept, reducedMotion: 'no-preference', ...DESK }, async (page) => {
    await page.mouse.move(400, 400);
    await playToTheEnd(page);
    const veil = page.locator('.count-veil');
    await veil.waitFor();
    expect(await veil.evaluate((one) => one.matches(':hover'))).toBe(true);
    expect(await veil.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  }));

test.each([
  ['a phone', PHONE],
  ['an upright tablet', { viewport: { width: 820, height: 1180 } }],
])('on %s the land keeps its size while it is counted', (_, room) =>
  visitTable({ kept: shared, reducedMotion: 'no-preference', ...room }, async (page) => {
    await hurry(page);
    await playToTheEnd(page);
    await page.locator('.count-lit').first().waitFor({ state: 'attached' });
    const heights = await page.evaluate(async () => {
      const seen = new Set<number>();
      while (document.querySelector('dialog.end') === null) {
        const board = document.querySelector('.board');
        if (board !== null) seen.add(board.clientHeight);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(heights).toHaveLength(1);
  }),
);

declare global {
  interface Window {
    heard: { readonly lasts: number; readonly higher: number }[];
  }
}

/** Notes from here on what is played on the page. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.heard = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      window.heard.push({ lasts: this.buffer?.duration ?? 0, higher: this.playbackRate.value });
      start.call(this, when);
    };
  });
}

/** Each step of the count was heard, higher and higher, and then the bells. */
async function expectRisingCount(page: Page): Promise<void> {
  const heard = await page.evaluate(() => window.heard);
  const [bells, ...before] = [...heard].reverse();
  expect(bells.lasts).toBeGreaterThan(2);
  const other = before.findIndex(({ lasts }) => lasts !== before[0].lasts);
  const steps = before.slice(0, other).map(({ higher }) => higher);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps).toEqual([...steps].sort((one, next) => next - one));
  expect(steps[0]).toBeGreaterThan(steps.at(-1) ?? 0);
}

/** Lets what waits on this page wait a quarter as long: a count has time for those who read it. */
function hurry(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 4)) as typeof setTimeout;
  });
}

/** Plays the last tiles at random; tells what everybody had before the last answer. */
function playToTheEnd(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    let points: number[] = [];
    while (session?.state.view.over === false) {
      const { answers } = session.state.view.question;
      points = session.state.view.seats.map((seat) => seat.points);
      session.play?.((answers.find(({ target }) => target.label === 'pass') ?? answers[0]).move);
    }
    return points;
  });
}

/** The points as far as they are counted. */
async function running(page: Page): Promise<number[]> {
  return (await page.locator('.count-scores strong').allTextContents()).map(Number);
}
