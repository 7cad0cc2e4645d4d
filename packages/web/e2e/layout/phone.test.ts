import { languageFor, languages } from '@bastide/rules';
import { expect, test } from 'vitest';
import { loadWords } from '../../src/texts/catalogue.ts';
import { pageTexts } from '../../src/texts/speak.ts';
import { keptTable } from '../support/kept-table.ts';
import { LEAST_LAND, landOf } from '../support/land-size.ts';
import { asked, playRandom, spotsInSight } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';
import { smallTargets } from './small-targets.ts';

await Promise.all(languages.map(loadWords));

/** Without expansions, and with one whose figures have cards of their own, in the longest words. */
const TABLES = [
  { preset: 'base', players: 4, tiles: 20, locale: 'en-GB' },
  { preset: 'everything', players: 5, tiles: 30, locale: 'de-DE' },
] as const;

/** A crown may be put on the wheel, and figures on the tile. */
const WHEEL = { preset: 'everything', players: 4, tiles: 14, seed: 1, question: 'figure' } as const;
/** Points for something that takes a whole sentence. */
const MESSAGE = { ...WHEEL, question: 'messengers/take', offers: 'messengers/action-5' } as const;

test.each(TABLES)(
  'a phone has one row with everybody’s points, large targets, one menu, and all the rest is land: $preset',
  ({ locale, ...earlier }) =>
    visitTable({ ...PHONE, locale, kept: keptTable(earlier) }, async (page) => {
      const words = pageTexts.in(languageFor([locale]));
      expect(await page.locator('.page-head').isVisible()).toBe(false);
      expect(await page.locator('.table-bar .score-strip [data-home]').count()).toBe(earlier.players);
      // A tile and a follower, of everybody.
      const confirms = new Set();
      for (let answers = 0; answers < 8; answers++) {
        const { question } = await asked(page);
        if (['place', 'figure'].includes(question))
          expect(await landOf(page)).toBeGreaterThanOrEqual(LEAST_LAND);
        expect(await smallTargets(page)).toEqual([]);
        confirms.add((await page.locator('.confirm').boundingBox())?.y);
        await playRandom(page);
      }
      await asked(page);
      expect(confirms.size).toBe(1);
      expect(await page.locator('.land > :is(.land-tools, .score-strip)').count()).toBe(0);
      await page.getByRole('button', { name: words['table.help-me'] }).tap();
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: words['table.menu'] }).tap();
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: words['table.zoom-out'] }).tap();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }),
);

const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };

test('on a phone on its side a tab brings what it opens into sight, and a choice on the land how to confirm it', () => {
  const kept = keptTable({ preset: 'base', players: 2, tiles: 20, bots: ['page'] });
  return visitTable({ ...LYING, kept }, async (page) => {
    const topOf = async (name: string) => (await page.locator(name).boundingBox())?.y;
    await page.getByRole('tab').nth(1).tap();
    await expect.poll(() => topOf('.tab-panel')).toBeLessThan(200);
    const [spot] = await spotsInSight(page);
    await page.touchscreen.tap(spot.x, spot.y);
    await expect.poll(() => topOf('.confirm')).toBeGreaterThan(50);
  });
});

test('the panel of a phone on its side ends with its tabs', () => {
  const kept = keptTable({ preset: 'everything', players: 8, tiles: 60, bots: ['page'] });
  return visitTable({ ...LYING, kept }, async (page) => {
    const end = await page.locator('.side').evaluate((side) => {
      side.scrollTo(0, side.scrollHeight);
      return side.querySelector('.tab-list')?.getBoundingClientRect().bottom;
    });
    expect(Math.round(end ?? 0)).toBe(390);
  });
});

test('on a phone the tiles one holds leave the question and its buttons their width', () => {
  const kept = keptTable({
    preset: 'base',
    players: 2,
    tiles: 20,
    hand: 3,
    question: 'choose',
    bots: ['page'],
  });
  return visitTable({ ...PHONE, kept }, async (page) => {
    const { x = 0, width = 0 } = (await page.locator('.turn .confirm').boundingBox()) ?? {};
    expect(x).toBeLessThan(20);
    expect(width).toBeGreaterThan(0.75 * PHONE.viewport.width);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('on a phone what a card says lies where the camera keeps room for it, and chosen moves nothing', () => {
  const kept = keptTable({
    preset: 'everything',
    players: 4,
    tiles: 14,
    seed: 136,
    question: 'figure',
    offers: 'builder',
  });
  return visitTable({ ...PHONE, kept }, async (page) => {
    await asked(page);
    const tile = () => page.locator('[data-ground]').first().getAttribute('transform');
    const before = await tile();
    await page
      .locator('.ask-card')
      .filter({ hasText: /^builder/i })
      .first()
      .tap();
    const words = await page.locator('.ask-card[aria-pressed="true"] > .ask-detail').boundingBox();
    const room = await page.locator('.told-place').boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual(room?.y ?? Infinity);
    expect(await tile()).toBe(before);
  });
});

test('on a phone a wheel that was opened is shut again by its card, and by taking the choice back', () =>
  visitTable({ ...PHONE, kept: keptTable(WHEEL) }, async (page) => {
    const open = page.locator('.wheel-open');
    const card = page.locator('.ask-card', { has: page.locator('.wheel-picture') });
    const hidden = await page.locator('.fan-card').count();
    expect(hidden).toBeGreaterThan(0);
    await card.tap();
    expect(await open.count()).toBe(1);
    await card.tap();
    expect(await open.count()).toBe(0);
    await card.tap();
    await page.locator('.wheel-sector').first().tap();
    await page.locator('.turn .cancel').tap();
    expect(await open.count()).toBe(0);
    expect(await page.locator('.ask-card[aria-pressed="true"]').count()).toBe(0);
  }));

test('on an upright tablet, too, the land stays where it is when a place on the wheel is chosen', () =>
  visitTable({ viewport: { width: 820, height: 1180 }, kept: keptTable(WHEEL) }, async (page) => {
    const land = () => page.locator('.board').boundingBox();
    const before = await land();
    await page.locator('.ask-card', { has: page.locator('.wheel-picture') }).click();
    await page.locator('.wheel-sector').first().click();
    expect(await land()).toEqual(before);
    expect(await page.locator('.wheel-open').isVisible()).toBe(false);
  }));

test('on a phone on its side the whole wheel lies on the land, off the panel', () => {
  const viewport = { width: PHONE.viewport.height, height: PHONE.viewport.width };
  return visitTable({ ...PHONE, viewport, kept: keptTable(WHEEL) }, async (page) => {
    await page.locator('.ask-card', { has: page.locator('.wheel-picture') }).tap();
    const wheel = await page.locator('.wheel-open').boundingBox();
    const land = await page.locator('.board').boundingBox();
    if (wheel === null || land === null) throw new Error('neither may be missing');
    expect(wheel.x + wheel.width).toBeLessThanOrEqual(land.x + land.width);
    expect(wheel.y).toBeGreaterThanOrEqual(land.y);
    expect(wheel.y + wheel.height).toBeLessThanOrEqual(viewport.height);
  });
});

test.each(['fr-FR', 'de-DE'])('on a phone the longest card has room for its words, %s', (locale) =>
  visitTable({ ...PHONE, locale, kept: keptTable(MESSAGE) }, async (page) => {
    const cards = await page.locator('.ask-card').evaluateAll((all) =>
      all.map((card) => ({
        words: card.textContent,
        isCut: (card.querySelector('.ask-words')?.clientHeight ?? 0) > card.clientHeight,
      })),
    );
    expect(cards).toHaveLength(2);
    expect(cards.filter(({ isCut }) => isCut)).toEqual([]);
  }),
);

test.each(['en-GB', 'fr-FR', 'de-DE'])(
  'where the window is low a long question keeps clear of its buttons, %s',
  (locale) => {
    const earlier = { ...WHEEL, players: 3, seed: 32, question: 'wheel-of-fortune/plague' } as const;
    const kept = keptTable({ ...earlier, bots: ['page'] });
    return visitTable({ locale, kept }, async (page) => {
      for (const [width, height] of [
        [640, 400],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height });
        const [above, below] = await page.locator('.turn').evaluate((turn) => {
          const words = document.createRange();
          words.selectNodeContents(turn.querySelector('.asked .what') ?? turn);
          const confirm = turn.querySelector('.confirm')?.getBoundingClientRect().top ?? 0;
          const who = turn.querySelector('.asked .who')?.getBoundingClientRect().top ?? 0;
          return [who - turn.getBoundingClientRect().top, confirm - words.getBoundingClientRect().bottom];
        });
        expect(above).toBeGreaterThanOrEqual(0);
        expect(below).toBeGreaterThanOrEqual(0);
      }
    });
  },
);

test('on a phone on its side the tabs are seen whole, with their words', () => {
  const kept = keptTable({ preset: 'base', players: 3, tiles: 20 });
  const viewport = { width: PHONE.viewport.height, height: PHONE.viewport.width };
  return visitTable({ ...PHONE, viewport, locale: 'fr-FR', kept }, async (page) => {
    const asks = new Set<string>();
    while (asks.size < 2) {
      const { question } = await asked(page);
      asks.add(question);
      const { y = Infinity, height = 0 } = (await page.locator('.tab-list').boundingBox()) ?? {};
      expect(y + height, question).toBeLessThanOrEqual(viewport.height);
      await playRandom(page);
    }
  });
});
