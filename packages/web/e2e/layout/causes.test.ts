import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../src/texts/de.ts';
import { en } from '../../src/texts/en.ts';
import { fr } from '../../src/texts/fr.ts';
import { keptTable } from '../support/kept-table.ts';
import { oneVisit } from '../support/one-visit.ts';
import { stickingOut } from '../support/overflow.ts';
import { asked } from '../support/table.ts';
import { PHONE } from '../support/visit.ts';

const LANGUAGES = [
  { locale: 'en-GB', words: en, message: /gets message \d: / },
  { locale: 'fr-FR', words: fr, message: /missive \d\s:/ },
  { locale: 'de-DE', words: de, message: /bekommt Depesche \d: / },
] as const;

/** More of a phone than this is never taken from the land. */
const MOST = 0.46;

describe.each(LANGUAGES)('on a phone, $locale,', ({ locale, words, message }) => {
  const atTable = oneVisit({ ...PHONE, locale });
  const whereAsked = (question: string, act: (page: Page) => Promise<void>) =>
    atTable(keptTable({ preset: 'everything', players: 4, tiles: 40, question }), async (page) => {
      expect((await asked(page)).question).toBe(question);
      await act(page);
      const side = await page.locator('.side').boundingBox();
      expect(side?.height).toBeLessThan(MOST * PHONE.viewport.height);
      expect(await stickingOut(page)).toEqual([]);
    });

  test('one reads which message brings the question; answers beside each other are of one height, also where one needs two lines', () =>
    whereAsked('messengers/take', async (page) => {
      const news = page.locator('.turn .news li:visible');
      expect(await news.count()).toBe(1);
      expect(await news.textContent()).toMatch(message);
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

  test('one reads for which points a scorer is to move', () =>
    whereAsked('scorer', async (page) => {
      const points = await page.evaluate(() => {
        const [answer] = window.bastide.session?.state.view.question.answers ?? [];
        return Number(answer.target.points);
      });
      const news = page.locator('.turn .news li:visible');
      expect(await news.count()).toBe(1);
      expect(await news.locator('.log-points').textContent()).toBe(`+${points}`);
      expect((await news.locator('.log-what').textContent())?.length).toBeGreaterThan(3);
    }));

  test('where a sign on the tile asks, the tile is shown beside the question', () =>
    whereAsked('crop-circles/choice', async (page) => {
      const [before] = words['table.tile-placed'].split('{tile}');
      await page.locator('.turn').getByRole('img', { name: before }).waitFor();
    }));

  test('a question without a tile beside it has the whole width, but for the button that helps', () =>
    whereAsked('wheel-of-fortune/plague', async (page) => {
      const [heading, help, panel] = await Promise.all(
        ['.turn .asked', '.turn-help', '.turn'].map((one) => page.locator(one).boundingBox()),
      );
      expect(heading?.x).toBeLessThan(20);
      const width = (heading?.width ?? 0) + (help?.width ?? 0);
      expect(width).toBeGreaterThan(0.85 * (panel?.width ?? Infinity));
    }));
});
