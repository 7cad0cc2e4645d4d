import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tabTo } from '../hands/keys.ts';
import { finger, mouse, type PointingHand } from '../hands/pointing.ts';
import { violationsInBothLights } from '../support/axe.ts';
import { type Earlier, keptTable } from '../support/kept-table.ts';
import { asked, spotsInSight } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const EVERYTHING = { preset: 'everything', players: 4 } as const;

/** Questions that are answered in the panel, and how far a random game comes to each. */
const IN_PANEL: readonly Earlier[] = [
  { ...EVERYTHING, tiles: 30, question: 'flock' },
  { ...EVERYTHING, tiles: 40, question: 'scorer' },
  { ...EVERYTHING, tiles: 60, question: 'robbers/put' },
  { ...EVERYTHING, tiles: 40, question: 'messengers/take' },
  { ...EVERYTHING, tiles: 20, question: 'crop-circles/choice' },
  { ...EVERYTHING, tiles: 20, question: 'ferries/put', seed: 2 },
];

/** Those for which the land is lit. */
const ON_LAND: readonly Earlier[] = [
  { ...EVERYTHING, tiles: 14, question: 'mage-witch/move', seed: 7 },
  { ...EVERYTHING, tiles: 60, question: 'messengers/follower', seed: 10 },
];

const objects = (page: Page): Locator => page.locator('.ask button');
const version = (page: Page) => page.evaluate(() => window.bastide.session?.state.version);

async function answered(page: Page, before: number | undefined): Promise<void> {
  await page.waitForFunction((was) => window.bastide.session?.state.version !== was, before);
}

/** Presses the last of the objects, then confirms. */
async function answerInPanel(page: Page, hand: PointingHand): Promise<void> {
  const before = await version(page);
  const last = objects(page).last();
  await hand.pressOn(last);
  expect(await last.getAttribute('aria-pressed')).toBe('true');
  await hand.pressOn(page.locator('.turn .confirm'));
  await answered(page, before);
}

async function answerOnLand(page: Page, hand: PointingHand): Promise<void> {
  const before = await version(page);
  const [spot] = await spotsInSight(page);
  await hand.press(spot.x, spot.y);
  await page.locator('.board-choice').waitFor({ state: 'attached' });
  await hand.pressOn(page.locator('.turn .confirm'));
  await answered(page, before);
}

describe.each(IN_PANEL)('$question', (earlier) => {
  test('by mouse, with nothing that axe minds, in both lights', () =>
    visitTable({ kept: keptTable(earlier) }, async (page) => {
      expect((await asked(page)).question).toBe(earlier.question);
      expect(await violationsInBothLights(page)).toEqual([]);
      await answerInPanel(page, mouse(page));
    }));

  test('by a finger, for which everything is large enough', () =>
    visitTable({ ...PHONE, kept: keptTable(earlier) }, async (page) => {
      for (const one of await objects(page).all()) {
        const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await answerInPanel(page, finger(page));
    }));

  test('by keys', () =>
    visitTable({ kept: keptTable(earlier) }, async (page) => {
      const before = await version(page);
      await tabTo(page, objects(page).last());
      await page.keyboard.press('Enter');
      // What is chosen already is played when it is pressed again.
      await page.keyboard.press('Enter');
      await answered(page, before);
    }));
});

describe.each(ON_LAND)('$question', (earlier) => {
  test('by mouse, one place for each feature or figure', () =>
    visitTable({ kept: keptTable(earlier) }, async (page) => {
      expect((await asked(page)).question).toBe(earlier.question);
      expect(await page.locator('path.board-offer').count()).toBeGreaterThan(1);
      await answerOnLand(page, mouse(page));
    }));

  test('by a finger', () =>
    visitTable({ ...PHONE, kept: keptTable(earlier) }, (page) => answerOnLand(page, finger(page))));

  test('by keys', () =>
    visitTable({ kept: keptTable(earlier) }, async (page) => {
      const before = await version(page);
      await page.locator('.board').focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.board-choice').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await answered(page, before);
    }));
});

test('the second figure lights the same land with other numbers', () =>
  visitTable({ kept: keptTable(ON_LAND[0]) }, async (page) => {
    const notes = () => page.locator('.board-offer-note').allTextContents();
    const first = await notes();
    await objects(page).nth(1).click();
    const second = await notes();
    expect(second).toHaveLength(first.length);
    expect(second).not.toEqual(first);
  }));

test('a crown space is chosen on the wheel in the panel', () =>
  visitTable({ kept: keptTable({ ...EVERYTHING, tiles: 12, question: 'figure' }) }, async (page) => {
    const before = await version(page);
    await page.locator('.ask-card', { has: page.locator('.wheel-picture') }).click();
    await page.locator('.wheel-sector').first().click();
    await page.locator('.turn .confirm').click();
    await answered(page, before);
  }));

test('a tile of a hand is taken by pressing it', () =>
  visitTable(
    {
      kept: keptTable({ preset: 'base', players: 2, tiles: 6, question: 'choose', hand: 3, bots: ['page'] }),
    },
    async (page) => {
      const before = await version(page);
      await page.locator('.hand li button').first().click();
      await answered(page, before);
      expect((await asked(page)).question).toBe('place');
    },
  ));
