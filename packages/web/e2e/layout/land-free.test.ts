import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { type Earlier, keptTable } from '../support/kept-table.ts';
import { spotsInSight } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const BOTS = ['page', 'squire', 'knight'] as const;

const LATE: Earlier = { preset: 'everything', players: 4, tiles: 60, bots: BOTS };
const CROWDED: Earlier = { preset: 'everything', players: 8, tiles: 90 };
/** Land with a place in its north-east corner, where the buttons are. */
const WIDE: Earlier = { preset: 'base', players: 4, tiles: 50, seed: 19 };

const EARLY: Earlier = { preset: 'base', players: 2, tiles: 6 };

/** Places for the tile that the guide covers, were it only by a corner. */
function guided(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.guide')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<SVGElement>('[data-aim]')].flatMap((aim) => {
      const { left, right, top, bottom } = aim.getBoundingClientRect();
      const land = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      const isSeen = left < land.right && right > land.left && top < land.bottom && bottom > land.top;
      const meets =
        Math.max(left, land.left) < card.right &&
        Math.min(right, land.right) > card.left &&
        Math.max(top, land.top) < card.bottom &&
        Math.min(bottom, land.bottom) > card.top;
      return isSeen && meets ? [aim.dataset.aim ?? ''] : [];
    });
  });
}

/** Places for the tile that buttons, points or the guide cover, or that are out of view, were it only by a corner. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const land = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const over = [...document.querySelectorAll('.land-tools button, .score-strip li, .guide')].map((one) =>
      one.getBoundingClientRect(),
    );
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    return [...document.querySelectorAll<SVGElement>('[data-aim]')].flatMap((aim) => {
      const box = aim.getBoundingClientRect();
      const isOut =
        box.left < land.left || box.right > land.right || box.top < land.top || box.bottom > land.bottom;
      return isOut || over.some((one) => meets(one, box)) ? [aim.dataset.aim ?? ''] : [];
    });
  });
}

test.each([
  ['a phone', PHONE, LATE],
  ['a phone with eight players', PHONE, CROWDED],
  ['a phone, with a guide,', { ...PHONE, isNew: true }, EARLY],
  [
    'a phone on its side, with a guide,',
    { ...PHONE, viewport: { width: 844, height: 390 }, isNew: true },
    EARLY,
  ],
  ['a desk', {}, WIDE],
])('on %s no place for the tile lies under anything once all is shown', (_, device, earlier) =>
  visitTable({ ...device, kept: keptTable(earlier) }, async (page) => {
    for (let step = 0; step < 3; step++) await page.keyboard.press('+');
    expect((await hidden(page)).length).toBeGreaterThan(0);
    // Where the land is small, a guide lies over none even then.
    if ('isMobile' in device) expect(await guided(page)).toEqual([]);
    await page.getByRole('button', { name: en['table.fit'] }).click();
    await spotsInSight(page);
    expect(await hidden(page)).toEqual([]);
  }),
);

test.each([
  [720, 450],
  [640, 400],
])('a page zoomed to twice its size, %i × %i, keeps most of its land beside a guide', (width, height) =>
  visitTable({ viewport: { width, height }, isNew: true, kept: keptTable(EARLY) }, async (page) => {
    await page.locator('.guide').waitFor();
    const [land, board] = await Promise.all(
      ['.land', '.board'].map((name) => page.locator(name).boundingBox()),
    );
    if (land === null || board === null) throw new Error('there is no land');
    expect((board.width * board.height) / (land.width * land.height)).toBeGreaterThan(0.65);
  }),
);

test('beside the card of a guide the land can be pressed', () =>
  visitTable({ isNew: true, kept: keptTable(EARLY) }, async (page) => {
    await page.locator('.guide').waitFor();
    const beside = await page.evaluate(() => {
      const {
        right = 0,
        top = 0,
        height = 0,
      } = document.querySelector('.guide')?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(right + 4, top + height / 2)?.className;
    });
    expect(beside).toBe('board');
  }));
