import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HINTS } from '../../src/guide/hints.ts';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked, spotsInSight } from '../support/table.ts';
import { DESK, PHONE, visitTable } from '../support/visit.ts';

/** A tile with a road and two fields is on the land: who comes onto it? */
const ASKED = keptTable({
  preset: 'bigbox-2014',
  players: 2,
  tiles: 48,
  question: 'figure',
  bots: ['squire'],
  seed: 9,
});

/** A tile with six places, and up to three figures for each. */
const MANY = keptTable({ preset: 'bigbox-2014', players: 2, tiles: 10, question: 'figure', seed: 2 });

/** A question in two lines, about no tile in hand. */
const LAKE = keptTable({ preset: 'everything', players: 4, tiles: 20, question: 'ferries/put', seed: 2 });

/** Windows of one device; a visit goes through all of them. */
const DEVICES = [
  ['a desk', DESK, ['1440 900', '1280 800', '720 450']],
  ['a phone', PHONE, ['390 844', '844 390']],
] as const;

/** What reaches beyond the box it stands in, by its words. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isCut = (one: HTMLElement) => one.scrollWidth > one.clientWidth;
    const isOut = (one: HTMLElement) =>
      one.getBoundingClientRect().right > (one.closest('.fan-card')?.getBoundingClientRect().right ?? 0);
    const cards = all('.fan-words > *').filter(isOut);
    const actions = all('.turn .actions > :is(.confirm, .pass)').filter(isCut);
    return [...cards, ...actions].map(({ innerText }) => innerText);
  });
}

test.each(
  DEVICES.flatMap(([device, options, sizes]) =>
    ['en-GB', 'fr-FR'].map((locale) => [device, locale, sizes, options] as const),
  ),
)(
  'on %s, %s, all words of the cards around a tile and of the buttons for them are seen; nothing but the panel scrolls',
  (_, locale, sizes, options) =>
    visitTable({ ...options, locale, kept: ASKED }, async (page) => {
      for (const size of sizes) {
        const [width, height] = size.split(' ').map(Number);
        await page.setViewportSize({ width, height });
        // The camera minds the new window before it is looked at.
        await spotsInSight(page);
        expect(await page.locator('.fan-card').count()).toBeGreaterThan(2);
        expect(await cut(page), size).toEqual([]);
        expect(await scrolled(page), size).toEqual([]);
      }
    }),
);

/** Who passes now keeps followers at home for good. */
const LAST = keptTable({ preset: 'base', players: 2, tiles: 72, question: 'figure', passing: true });

test.each(['en-GB', 'fr-FR', 'de-DE'])('%s: who is asked again whether to pass sees all words', (locale) =>
  visitTable({ viewport: { width: 1280, height: 800 }, locale, kept: LAST }, async (page) => {
    await page.locator('.turn .pass').click();
    await page.locator('.last-chance').waitFor();
    expect(await cut(page)).toEqual([]);
  }),
);

/** What can be scrolled though the land would be gone from under its camera. */
function scrolled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['html', '.land', '.board', '.board-pins'].filter((selector) => {
      const one = document.querySelector(selector) ?? document.body;
      one.scrollTo(40, 300);
      return one.scrollLeft + one.scrollTop > 0;
    }),
  );
}

test('a panel that was scrolled shows what is asked next', () =>
  visitTable({ ...PHONE, viewport: { width: 844, height: 390 }, kept: ASKED }, async (page) => {
    const scrolled = () => page.evaluate(() => document.querySelector('.side')?.scrollTop);
    await page.evaluate(() => document.querySelector('.side')?.scrollTo(0, 200));
    expect(await scrolled()).toBeGreaterThan(100);
    await page.keyboard.press('p');
    await asked(page);
    expect(await scrolled()).toBe(0);
  }));

test('a press on the words of a card chooses the first of its figures', () =>
  visitTable({ ...DESK, kept: MANY }, async (page) => {
    await spotsInSight(page);
    const cards = page.locator('.fan-card');
    for (const card of await cards.all()) {
      const words = await card.locator('.fan-words').boundingBox();
      if (words === null) throw new Error('a card has no words');
      await page.mouse.click(words.x + words.width / 2, words.y + words.height / 2);
      expect(await card.locator('button').first().getAttribute('aria-pressed')).toBe('true');
    }
    // Nor is the seam between figures and words deaf.
    for (const card of await cards.all()) {
      const last = card.locator('button').last();
      const figure = await last.boundingBox();
      if (figure === null) throw new Error('a card has no figure');
      await page.mouse.click(figure.x + figure.width + 1, figure.y + figure.height / 2);
      expect(await last.getAttribute('aria-pressed')).toBe('true');
    }
    const second = page.locator('.fan-card button + button').first();
    await second.click();
    expect(await second.getAttribute('aria-pressed')).toBe('true');
  }));

test('in fast mode a press on a card plays', () =>
  visitTable({ ...DESK, kept: { ...MANY, 'bastide.settings': { fast: true } } }, async (page) => {
    const { version } = await asked(page);
    await page.locator('.fan-card button').first().click();
    await holds(page, (before) => (window.bastide.session?.state.version ?? 0) > before, version);
  }));

test('a card under the mouse lights the part of the tile it is for', () =>
  visitTable({ ...DESK, kept: MANY }, async (page) => {
    await spotsInSight(page);
    const lit = new Set<string | null>();
    const cards = await page.locator('.fan-card').all();
    for (const card of cards) {
      await card.locator('button').first().hover();
      lit.add(await page.locator('.board-ground').getAttribute('d'));
    }
    expect(lit.size).toBe(cards.length);
    await page.mouse.move(2, 2);
    expect(await page.locator('.board-ground').count()).toBe(0);
  }));

test('in a small pane many cards keep apart and off what lies over the land, without their words', () =>
  visitTable({ viewport: { width: 720, height: 450 }, kept: MANY }, async (page) => {
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('.fan-card, .score-strip li, .land-tools button')].map((one) => ({
        isCard: one.matches('.fan-card'),
        ...one.getBoundingClientRect().toJSON(),
      })),
    );
    const cards = boxes.filter(({ isCard }) => isCard);
    expect(cards.length).toBeGreaterThan(4);
    for (const card of cards) {
      const over = boxes.filter(
        (one) =>
          one !== card &&
          one.left < card.right &&
          one.right > card.left &&
          one.top < card.bottom &&
          one.bottom > card.top,
      );
      expect(over).toEqual([]);
    }
  }));

test('on a phone no row of the panel is empty above what is asked', () =>
  visitTable({ ...PHONE, kept: LAKE }, async (page) => {
    const gap = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return top('.turn .asked') - top('.turn');
    });
    expect(gap).toBeLessThan(20);
  }));

/** Late in a large game tiles are small. */
const SMALL = keptTable({ preset: 'everything', players: 8, tiles: 110, question: 'figure', seed: 9 });

test('on a small tile no number lies on another, and a press on one means its place', () =>
  visitTable({ viewport: { width: 1280, height: 800 }, kept: SMALL }, async (page) => {
    await spotsInSight(page);
    const numbers = await page.locator('.board-pin:not(.fan) > .fan-number').all();
    const boxes = await Promise.all(numbers.map((number) => number.boundingBox()));
    const places = boxes.map((box) => ({ x: (box?.x ?? 0) + 8.5, y: (box?.y ?? 0) + 8.5 }));
    expect(places.length).toBeGreaterThan(2);
    for (const [i, { x, y }] of places.entries()) {
      for (const other of places.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(17);
      await page.mouse.click(x, y);
      const card = page.locator('.fan-card').nth(i);
      expect(await card.getAttribute('data-chosen')).toBe('true');
      await page.keyboard.press('Escape');
    }
  }));

/** One thing is still to be told. */
const GUIDED = { ...ASKED, 'bastide.guide': HINTS.filter((hint) => hint !== 'figure') };

test('on a phone on its side cards stay where they are when the card of the guide is put away', () =>
  visitTable({ ...PHONE, viewport: { width: 844, height: 390 }, kept: GUIDED, isNew: true }, async (page) => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.fan-card')].map((card) => {
          const { left, top } = card.getBoundingClientRect();
          return [Math.round(left), Math.round(top)];
        }),
      );
    await spotsInSight(page);
    const before = await places();
    expect(before.length).toBeGreaterThan(2);
    await page.locator('.guide button').last().tap();
    await page.locator('.guide').waitFor({ state: 'detached' });
    await spotsInSight(page);
    expect(await places()).toEqual(before);
  }));
