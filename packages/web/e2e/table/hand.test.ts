import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { oneVisit } from '../support/one-visit.ts';
import { asked, playRandom, spotsInSight } from '../support/table.ts';
import { DESK, PHONE, visitTable } from '../support/visit.ts';

const ROOMS = {
  'a desk': DESK,
  'a small desk in French': { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
  'an upright tablet': { viewport: { width: 820, height: 1180 } },
  'a phone': PHONE,
  'a phone on its side': { ...PHONE, viewport: { width: 844, height: 390 } },
  'a page at 200 %': { viewport: { width: 720, height: 450 } },
} as const;

const EARLIER = { preset: 'base', players: 2, tiles: 20, passing: true } as const;

/** A question with objects of its own, higher than others, then tiles and figures. */
const ASKED = { preset: 'everything', players: 4, tiles: 14, seed: 9, question: 'robbers/put' } as const;

const rotation = (page: Page) =>
  page.evaluate(() => window.bastide.session?.state.view.last && document.querySelector('.held')?.ariaLabel);

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test('the tile in hand turns by a press, a wheel and a key before any square is chosen', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    const held = await middleOf(page, '.held');
    const seen = [await rotation(page)];
    await page.locator('.held').click();
    seen.push(await rotation(page));
    await page.mouse.move(held.x, held.y);
    await page.mouse.wheel(0, 60);
    await holds(page, (before) => document.querySelector('.held')?.ariaLabel !== before, seen[1]);
    seen.push(await rotation(page));
    await page.locator('.board').focus();
    await page.keyboard.press('r');
    seen.push(await rotation(page));
    expect(new Set(seen).size).toBe(4);
    expect(await page.locator('.board-choice').count()).toBe(0);
  }));

test('the tile is dragged to a square, lies there tentatively, and is not confirmed', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    const [spot] = await spotsInSight(page);
    const { version } = await asked(page);
    const held = await middleOf(page, '.held');
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(held.x - 40, held.y + 40);
    await page.locator('.dragged').waitFor();
    await page.mouse.move(spot.x, spot.y, { steps: 4 });
    await page.mouse.up();
    await page.locator(`[data-chosen="${spot.key}"]`).waitFor({ state: 'attached' });
    expect(await page.locator('.dragged').count()).toBe(0);
    expect((await asked(page)).version).toBe(version);
    await page.keyboard.press('Enter');
    expect((await asked(page)).version).toBeGreaterThan(version);
  }));

test('R turns the tile whatever was pressed beside the land; Enter does not turn it again', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    const seen = [await rotation(page)];
    await page.getByRole('tab').nth(1).click();
    await page.keyboard.press('r');
    seen.push(await rotation(page));
    expect(new Set(seen).size).toBe(2);
    await page.locator('.board').focus();
    await page.locator('.in-hand .icon').last().click();
    seen.push(await rotation(page));
    await page.keyboard.press('Enter');
    expect(await rotation(page)).toBe(seen[2]);
  }));

test('who wants no letters away from the land turns the tile only there', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    await page.evaluate(() => localStorage.setItem('bastide.settings', JSON.stringify({ letters: false })));
    await page.reload();
    await page.locator('.in-hand').waitFor();
    const before = await rotation(page);
    await page.keyboard.press('r');
    await page.getByRole('tab').nth(1).click();
    await page.keyboard.press('r');
    expect(await rotation(page)).toBe(before);
    await page.locator('.board').focus();
    await page.keyboard.press('r');
    expect(await rotation(page)).not.toBe(before);
  }));

test('a tile is turned by clicks as often as they come, however quickly; a double click on a square places it', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    const { version } = await asked(page);
    const cells = await page.evaluate(() => {
      const { answers } = window.bastide.session?.state.view.question ?? { answers: [] };
      return answers.map(({ target: { x, y } }) => `${x},${y}`);
    });
    const spots = await spotsInSight(page);
    const turning = spots.find(({ key }) => cells.indexOf(key) !== cells.lastIndexOf(key));
    const other = spots.find((spot) => spot !== turning);
    if (turning === undefined || other === undefined) throw new Error('the tile fits nowhere in two ways');
    await page.mouse.click(turning.x, turning.y);
    const chosen = await rotation(page);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await page.mouse.click(turning.x, turning.y);
    const turned = await rotation(page);
    await page.mouse.click(turning.x, turning.y);
    expect(turned).not.toBe(chosen);
    expect(await rotation(page)).not.toBe(turned);
    expect((await asked(page)).version).toBe(version);
    await page.mouse.dblclick(other.x, other.y);
    expect((await asked(page)).version).toBeGreaterThan(version);
  }));

/** A finger takes something somewhere and lets go while it still moves. */
async function fling(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 12; step++) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 12) });
    await page.waitForTimeout(16);
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** How far above the finger a tile hangs. */
const ABOVE_FINGER = 56;

test('a tile flung to a square can be confirmed at once', () =>
  visitTable({ ...PHONE, viewport: { width: 844, height: 390 }, kept: keptTable(EARLIER) }, async (page) => {
    const [spot] = await spotsInSight(page);
    const { version } = await asked(page);
    await fling(page, await middleOf(page, '.held'), { x: spot.x, y: spot.y + ABOVE_FINGER });
    await page.locator(`[data-chosen="${spot.key}"]`).waitFor({ state: 'attached' });
    const { x, y } = await middleOf(page, '.turn .confirm');
    await page.touchscreen.tap(x, y);
    await holds(page, (before) => (window.bastide.session?.state.version ?? 0) > before, version);
  }));

test('who flings the land can confirm at once', () =>
  visitTable({ ...PHONE, kept: keptTable(EARLIER) }, async (page) => {
    const [spot] = await spotsInSight(page);
    const { version } = await asked(page);
    await page.touchscreen.tap(spot.x, spot.y);
    const { x, y } = await middleOf(page, '.turn .confirm');
    await fling(page, { x: 100, y: 560 }, { x: 380, y: 100 });
    await page.touchscreen.tap(x, y);
    await holds(page, (before) => (window.bastide.session?.state.version ?? 0) > before, version);
  }));

test('a tile dragged to where it does not fit says why', () =>
  visitTable({ kept: keptTable(EARLIER) }, async (page) => {
    const held = await middleOf(page, '.held');
    const land = await middleOf(page, '.board');
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    // The first tile lies in the middle of a land that is shown as a whole, or near it.
    await page.mouse.move(land.x, land.y, { steps: 4 });
    await page.mouse.up();
    await page.locator('.why-note').waitFor();
    expect(await page.locator('.board-choice').count()).toBe(0);
  }));

describe.each(Object.entries(ROOMS))('at %s', (_, room) => {
  const atTable = oneVisit(room);

  test('the tile in hand is large, and followers stand around the tile', () =>
    atTable(keptTable({ ...EARLIER, tiles: 30, question: 'figure' }), async (page) => {
      const cards = await page.locator('.fan-card').evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
      );
      expect(cards.length).toBeGreaterThan(0);
      const land = await page.locator('.board').boundingBox();
      if (land === null) throw new Error('there is no land');
      for (const [i, one] of cards.entries()) {
        expect(one.left >= land.x && one.right <= land.x + land.width).toBe(true);
        expect(one.top >= land.y && one.bottom <= land.y + land.height).toBe(true);
        for (const other of cards.slice(i + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart).toBe(true);
        }
      }
      const widths = await page
        .locator('.fan-card button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
      await page.locator('.fan-card button').first().click();
      await page.locator('.board-choice').waitFor({ state: 'attached' });
      expect(await page.getByRole('button', { name: /^(Confirm|Confirmer)$/ }).count()).toBe(1);
      await page.locator('.turn .confirm').click();
      await asked(page);
      const held = await middleOf(page, '.held');
      expect(held.width).toBeGreaterThanOrEqual(88);
    }));

  test('confirm and undo keep their places through whole turns', () =>
    atTable(keptTable(ASKED), async (page) => {
      const places = new Set<string>();
      for (let step = 0; step < 8; step++) {
        await asked(page);
        for (const selector of ['.turn .confirm', '.turn .undo']) {
          const box = await page.locator(selector).boundingBox();
          const size = page.viewportSize();
          if (box === null || size === null) throw new Error(`${selector} is not shown`);
          expect(box.x + box.width).toBeLessThanOrEqual(size.width);
          expect(box.y + box.height).toBeLessThanOrEqual(size.height);
          // Confirm is wider where no tile stands beside it.
          const x = selector.endsWith('undo') ? box.x : 0;
          places.add(`${selector} ${Math.round(x)},${Math.round(box.y)}`);
        }
        await playRandom(page);
      }
      expect([...places]).toHaveLength(2);
    }));
});
