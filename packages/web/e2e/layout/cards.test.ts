import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptTable } from '../support/kept-table.ts';
import { asked, spotsInSight } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

/** A tile is on the land: who comes onto it? */
const ASKED = keptTable({ preset: 'base', players: 2, tiles: 20, question: 'figure', seed: 9 });

/** A tile is in hand; who may come onto it then is many, and a row of other ways stands below. */
const PLACING = keptTable({ preset: 'everything', players: 8, tiles: 18, question: 'place', seed: 3 });

/** Two figures may stand on one space of the wheel. */
const CROWN = keptTable({ preset: 'everything', players: 2, tiles: 8, question: 'figure', seed: 4 });

/** Of two figures one joins another somewhere on the land. */
const CIRCLE = keptTable({
  preset: 'everything',
  players: 3,
  tiles: 40,
  question: 'crop-circles/figure',
  seed: 35,
});

const cards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fan-card')].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    }),
  );

test('a finger on the words of a card chooses the figure beside them', () =>
  visitTable({ ...PHONE, kept: ASKED }, async (page) => {
    await spotsInSight(page);
    await page.locator('.fan-words').first().tap();
    await page.locator('.fan-card[data-chosen="true"]').waitFor();
    expect(await page.locator('.why-note').count()).toBe(0);
    expect(await page.locator('.fan-card button').first().getAttribute('aria-pressed')).toBe('true');
  }));

test('cards that came with a row of other ways stay where they are when one is chosen', () =>
  visitTable({ ...PHONE, kept: PLACING }, async (page) => {
    const spots = await spotsInSight(page);
    const { version } = await asked(page);
    let seen = 0;
    for (const { x, y } of spots.slice(0, 6)) {
      await page.touchscreen.tap(x, y);
      await page.locator('.turn .confirm').tap();
      await asked(page);
      await spotsInSight(page);
      const before = await cards(page);
      if (before.length > 0) {
        await page.locator('.fan-card button').first().tap();
        await page.locator('.fan-card[data-chosen="true"]').waitFor();
        await spotsInSight(page);
        expect(await cards(page)).toEqual(before);
        seen++;
        await page.locator('.turn .cancel').tap();
      }
      await page.locator('.turn .undo').tap();
      expect((await asked(page)).version).toBeGreaterThan(version);
      await spotsInSight(page);
    }
    expect(seen).toBeGreaterThan(0);
  }));

test('a figure to choose beside a space is drawn as it is, and the row below the buttons keeps off them', () =>
  visitTable({ ...PHONE, kept: CROWN }, async (page) => {
    const bottom = (selector: string) =>
      page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().bottom ?? 0, selector);
    const row = await page.locator('.turn-ways .ask-card').first().boundingBox();
    expect((row?.y ?? 0) - (await bottom('.turn .confirm'))).toBeGreaterThanOrEqual(4);
    for (const { x, y } of await spotsInSight(page)) {
      await page.touchscreen.tap(x, y);
      if ((await page.locator('.board-ways').count()) > 0) break;
    }
    const stroke = await page
      .locator('.board-ways button')
      .first()
      .evaluate((button) => getComputedStyle(button).stroke);
    expect(stroke).toBe('none');
  }));

test('of two figures that may join another, one is chosen beside it', () =>
  visitTable({ kept: CIRCLE }, async (page) => {
    const [spot] = await spotsInSight(page);
    await page.mouse.click(spot.x, spot.y);
    const ways = page.locator('.board-ways button');
    await ways.nth(1).click();
    expect(await ways.nth(1).getAttribute('aria-pressed')).toBe('true');
  }));
