import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { oneVisit } from '../support/one-visit.ts';
import { asked, spotsInSight } from '../support/table.ts';
import { DESK, PHONE, type VisitOptions } from '../support/visit.ts';

const LATE = keptTable({ preset: 'base', players: 2, tiles: 50 });
const DEVICES: [string, VisitOptions][] = [
  ['a desk', DESK],
  ['a phone', PHONE],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
];

interface Place {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly isSeen: boolean;
}

/** Where the places for the tile are drawn, and whether all of each is in the picture with nothing over it. */
async function places(page: Page): Promise<Place[]> {
  await spotsInSight(page);
  return page.evaluate(() => {
    const land = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const covers = [...document.querySelectorAll('[data-covers] > *')].map((one) =>
      one.getBoundingClientRect(),
    );
    const isUnder = (one: DOMRect, over: DOMRect) =>
      one.left < over.right && one.right > over.left && one.top < over.bottom && one.bottom > over.top;
    return [...document.querySelectorAll<SVGElement>('[data-aim]')].map((aim) => {
      const box = aim.getBoundingClientRect();
      const { left, top, right, bottom, width } = box;
      const isIn = left >= land.left && right <= land.right && top >= land.top && bottom <= land.bottom;
      const isSeen = isIn && !covers.some((over) => isUnder(box, over));
      return { key: aim.dataset.aim ?? '', left, top, width, isSeen };
    });
  });
}

/** Where the land is painted, to the pixel: how large a tile is, and where its first corner is in the box. */
function landNow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('.board-sheet');
    const pins = document.querySelector<HTMLElement>('[data-pins]');
    return `${sheet?.style.transform} ${pins?.style.cssText}`;
  });
}

const press = (page: Page, device: string, { left, top, width }: Place) => {
  const [x, y] = [left + width / 2, top + width / 2];
  return device === 'a desk' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
};

describe.each(DEVICES)('on %s', (device, options) => {
  const atTable = oneVisit(options);

  test('nothing moves for what is chosen, turned or taken back', () =>
    atTable(LATE, async (page) => {
      const seen = (await places(page)).filter(({ isSeen }) => isSeen);
      const before = await landNow(page);
      const edges = [
        seen.reduce((one, other) => (other.left < one.left ? other : one)),
        seen.reduce((one, other) => (other.top > one.top ? other : one)),
      ];
      for (const place of edges) {
        await press(page, device, place);
        await page.locator(`[data-chosen="${place.key}"]`).waitFor({ state: 'attached' });
        expect(await landNow(page)).toBe(before);
        await page.keyboard.press('r');
        expect(await landNow(page)).toBe(before);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(50);
        expect(await landNow(page)).toBe(before);
      }
    }));

  test('a tile just placed is in the picture, as large as before or all land is', () =>
    atTable(LATE, async (page) => {
      const all = await places(page);
      const place = all
        .filter(({ isSeen }) => isSeen)
        .reduce((one, other) => (other.left < one.left ? other : one));
      await press(page, device, place);
      await page.locator(`[data-chosen="${place.key}"]`).waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await asked(page);
      await page.waitForTimeout(100);
      const [east, south] = place.key.split(',').map(Number);
      const now = await page.evaluate(
        ([x, y]) => {
          const pins = document.querySelector<HTMLElement>('[data-pins]');
          const number = (name: string) => Number.parseFloat(pins?.style.getPropertyValue(name) ?? '');
          const box = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
          const tile = 100 * number('--zoom');
          // The sheet reaches so far beyond its box.
          const [left, top] = [x * tile + number('--east') - 256, y * tile + number('--south') - 256];
          return { left, top, tile, width: box.width, height: box.height, x: box.left, y: box.top };
        },
        [east, south],
      );
      expect(now.left).toBeGreaterThan(-2);
      expect(now.top).toBeGreaterThan(-2);
      expect(now.left + now.tile).toBeLessThan(now.width + 2);
      expect(now.top + now.tile).toBeLessThan(now.height + 2);
      // Never thrown about: by less than the one tile that came.
      const was = { left: place.left - now.x, top: place.top - now.y };
      expect(Math.hypot(now.left - was.left, now.top - was.top)).toBeLessThan(1.5 * now.tile);
      if (device !== 'a desk') expect(now.tile).toBeGreaterThanOrEqual(60);
    }));

  if (device !== 'a desk')
    test('arrows lead to the places out of the picture', () =>
      atTable(LATE, async (page) => {
        const hidden = (await places(page)).filter(({ isSeen }) => !isSeen);
        expect(hidden.length).toBeGreaterThan(0);
        const arrows = page.locator('[data-to="answers"]');
        const counts = await arrows.locator('span').allTextContents();
        expect(counts.length).toBeLessThanOrEqual(4);
        // What is hidden by a hair needs no arrow.
        expect(counts.reduce((sum, one) => sum + Number(one), 0)).toBeGreaterThanOrEqual(hidden.length - 4);
        for (const box of await arrows.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        )) {
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
        const side = (await arrows.first().getAttribute('data-side')) as 'west' | 'north' | 'east' | 'south';
        const n = Number(counts[0]);
        await page
          .getByRole('button', { name: `${n} ${n === 1 ? 'choice' : 'choices'}` })
          .first()
          .tap();
        const stillHidden = (await places(page)).filter(({ isSeen }) => !isSeen).map(({ key }) => key);
        const found = hidden.filter(({ key }) => !stillHidden.includes(key));
        expect(found.length, `${device}: to the ${side}`).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
      }));

  if (device === 'a desk')
    test('one’s own zoom stays while the game goes on, until the whole board is asked for', () =>
      atTable(LATE, async (page) => {
        const whole = await landNow(page);
        await page.getByRole('button', { name: en['table.zoom-in'] }).click();
        await places(page);
        const own = await landNow(page);
        expect(own).not.toBe(whole);
        const [place] = (await places(page)).filter(({ isSeen }) => isSeen);
        await press(page, 'a desk', place);
        await page.locator(`[data-chosen="${place.key}"]`).waitFor({ state: 'attached' });
        await page.keyboard.press('Enter');
        await asked(page);
        await page.waitForTimeout(100);
        expect(await landNow(page)).toBe(own);
        await page.getByRole('button', { name: en['table.fit'] }).click();
        await page.waitForTimeout(100);
        expect(await landNow(page)).not.toBe(own);
      }));
});
