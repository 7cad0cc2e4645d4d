import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tabTo } from '../hands/keys.ts';
import { finger, mouse, type PointingHand } from '../hands/pointing.ts';
import { violationsInBothLights } from '../support/axe.ts';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { LEAST_LAND, landOf } from '../support/land-size.ts';
import { oneVisit } from '../support/one-visit.ts';
import { MEETINGS, type Met } from '../support/own-asks.ts';
import { asked, eventsSince, positionOnPage, spotsInSight, takeBackTo } from '../support/table.ts';
import { DESK, PHONE } from '../support/visit.ts';

const version = (page: Page) => page.evaluate(() => window.bastide.session?.state.version);

async function answered(page: Page, before: number | undefined): Promise<void> {
  await holds(page, (was) => window.bastide?.session?.state.version !== was, before);
}

/** What is pressed in the panel: of several things the last, or that with these words. */
function objectOf(page: Page, { card }: Met): Locator {
  const all = page.locator('.ask button');
  // Titles begin with a small letter, which only the style makes a capital.
  return card === undefined
    ? all.last()
    : page.locator('.ask-card', { hasText: new RegExp(card, 'i') }).first();
}

const wheelCard = (page: Page): Locator => page.locator('.ask-card', { has: page.locator('.wheel-picture') });

/** Whether the wheel is to be opened first. */
const isClosed = async (page: Page, { way }: Met): Promise<boolean> =>
  way === 'wheel' && (await page.locator('.wheel-open').count()) === 0;

/** Chooses with a mouse or a finger, and confirms. */
async function point(page: Page, met: Met, hand: PointingHand): Promise<void> {
  if (met.way === 'land') {
    const [spot] = await spotsInSight(page);
    await hand.press(spot.x, spot.y);
    await page.locator('.board-choice').waitFor({ state: 'attached' });
  } else {
    if (await isClosed(page, met)) await hand.pressOn(wheelCard(page));
    const object = lastStep(page, met);
    await hand.pressOn(object);
    expect(await object.getAttribute('aria-pressed')).toBe('true');
    // A phone's wheel lies over the land, and folds when a sector is chosen.
    const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
    if (met.way === 'wheel') expect(await object.isVisible()).toBe(!isPhone);
    if (isPhone) expect(await landOf(page)).toBeGreaterThanOrEqual(LEAST_LAND);
  }
  await hand.pressOn(page.locator('.turn .confirm'));
}

/** Whether a finger that presses its middle meets it, and nothing over it. */
const isMet = (object: Locator): Promise<boolean> =>
  object.evaluate((one) => {
    one.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** What is pressed last before it is confirmed. */
function lastStep(page: Page, met: Met): Locator {
  if (met.way === 'wheel') return page.locator('.wheel-sector').first();
  return met.way === 'fan' ? page.locator('.fan-card button').first() : objectOf(page, met);
}

/** Chooses and confirms with the keys alone. */
async function useKeys(page: Page, met: Met): Promise<void> {
  await page.locator('.board').focus();
  if (met.way === 'land' || met.way === 'fan') {
    await page.keyboard.press('ArrowRight');
    await page.locator('.board-choice').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    return;
  }
  if (await isClosed(page, met)) {
    await tabTo(page, wheelCard(page));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, lastStep(page, met));
  await page.keyboard.press('Enter');
  // What is chosen already is played when it is pressed again.
  await page.keyboard.press('Enter');
}

/** Answers, sees what the game makes of it, and takes it back, so that every hand finds the same position. */
async function answer(page: Page, { effect }: Met, answering: () => Promise<void>): Promise<void> {
  const before = await positionOnPage(page);
  const played = await page.evaluate(() => window.bastide.session?.state.log.length ?? 0);
  await answering();
  await holds(page, (was) => (window.bastide?.session?.state.log.length ?? 0) > was, played);
  expect(await eventsSince(page, played)).toContainEqual(expect.objectContaining(effect));
  await takeBackTo(page, played);
  await asked(page);
  expect(await positionOnPage(page)).toBe(before);
}

const atTable = oneVisit({ ...DESK, hasTouch: true });

describe.each(MEETINGS)('$earlier.question', ({ earlier, asks }) => {
  const all = Object.values(asks);
  test(`${Object.keys(asks).join(', ')}: by mouse, by keys and by a finger`, () =>
    atTable(keptTable(earlier), async (page) => {
      expect((await asked(page)).question).toBe(earlier.question);
      for (const met of all) {
        await answer(page, met, () => point(page, met, mouse(page)));
        await answer(page, met, () => useKeys(page, met));
      }
      const objects = page.locator('.ask button:visible');
      if ((await objects.count()) > 0) expect(await violationsInBothLights(page, '.turn')).toEqual([]);
      await page.setViewportSize(PHONE.viewport);
      await expect.poll(() => landOf(page)).toBeGreaterThanOrEqual(LEAST_LAND);
      for (const object of await objects.all()) {
        const { width = 0, height = 0 } = (await object.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(await isMet(object)).toBe(true);
      }
      for (const met of all) await answer(page, met, () => point(page, met, finger(page)));
    }));
});

test('the second figure lights the same land with other numbers', () =>
  atTable(
    keptTable({ preset: 'everything', players: 4, tiles: 40, question: 'mage-witch/move', seed: 7 }),
    async (page) => {
      const notes = () => page.locator('.board-offer-note').allTextContents();
      const first = await notes();
      expect(first.length).toBeGreaterThan(1);
      await page.locator('.ask button').nth(1).click();
      const second = await notes();
      expect(second).toHaveLength(first.length);
      expect(second).not.toEqual(first);
    },
  ));

test('a tile of a hand is taken by pressing it', () =>
  atTable(
    keptTable({ preset: 'base', players: 2, tiles: 6, question: 'choose', hand: 3, bots: ['page'] }),
    async (page) => {
      const before = await version(page);
      await page.locator('.hand li button').first().click();
      await answered(page, before);
      expect((await asked(page)).question).toBe('place');
    },
  ));
