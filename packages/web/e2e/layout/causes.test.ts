import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../../src/texts/de.ts';
import { en } from '../../src/texts/en.ts';
import { fr } from '../../src/texts/fr.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { asked } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const LANGUAGES = [
  { locale: 'en-GB', words: en, message: /gets message \d: / },
  { locale: 'fr-FR', words: fr, message: /missive \d\s:/ },
  { locale: 'de-DE', words: de, message: /bekommt Depesche \d: / },
] as const;

/** More of a phone than this is never taken from the land. */
const MOST = 0.46;

test.each(LANGUAGES)(
  'on a phone one reads which message brings the question, $locale',
  ({ message, ...on }) =>
    visitAsked('messengers/take', on, async (page) => {
      const news = page.locator('.turn .news li:visible');
      expect(await news.count()).toBe(1);
      expect(await news.textContent()).toMatch(message);
    }),
);

test.each(LANGUAGES)('on a phone one reads for which points a scorer is to move, $locale', (on) =>
  visitAsked('scorer', on, async (page) => {
    const points = await page.evaluate(() => {
      const [answer] = window.bastide.session?.state.view.question.answers ?? [];
      return Number(answer.target.points);
    });
    const news = page.locator('.turn .news li:visible');
    expect(await news.count()).toBe(1);
    expect(await news.locator('.log-points').textContent()).toBe(`+${points}`);
    expect((await news.locator('.log-what').textContent())?.length).toBeGreaterThan(3);
  }),
);

test.each(LANGUAGES)('where a sign on the tile asks, the tile is shown beside the question, $locale', (on) =>
  visitAsked('crop-circles/choice', on, async (page) => {
    const [before] = on.words['table.tile-placed'].split('{tile}');
    await page.locator('.turn').getByRole('img', { name: before }).waitFor();
  }),
);

test('on a phone answers beside each other are of one height, also where one of them needs two lines', () =>
  visitAsked('messengers/take', LANGUAGES[0], async (page) => {
    await page.setViewportSize({ width: 320, height: PHONE.viewport.height });
    const [one, other] = await page.locator('.ask-cards button').evaluateAll((all) =>
      all.map((button) => {
        const { y, height } = button.getBoundingClientRect();
        return { y, height };
      }),
    );
    expect(one.height).toBeGreaterThanOrEqual(44);
    expect(other).toEqual(one);
    await page.setViewportSize(PHONE.viewport);
  }));

test('on a phone a question without a tile beside it has the whole width, but for the button that helps', () =>
  visitAsked('wheel-of-fortune/plague', LANGUAGES[0], async (page) => {
    const [heading, help, panel] = await Promise.all(
      ['.turn .asked', '.turn-help', '.turn'].map((one) => page.locator(one).boundingBox()),
    );
    expect(heading?.x).toBeLessThan(20);
    const width = (heading?.width ?? 0) + (help?.width ?? 0);
    expect(width).toBeGreaterThan(0.85 * (panel?.width ?? Infinity));
  }));

/** Comes back to a table of everything where this is asked. */
function visitAsked(
  question: string,
  { locale }: { readonly locale: string },
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const kept = keptTable({ preset: 'everything', players: 4, tiles: 40, question });
  return visitTable({ ...PHONE, locale, kept }, async (page) => {
    expect((await asked(page)).question).toBe(question);
    await act(page);
    const side = await page.locator('.side').boundingBox();
    expect(side?.height).toBeLessThan(MOST * PHONE.viewport.height);
    expect(await stickingOut(page)).toEqual([]);
  });
}
