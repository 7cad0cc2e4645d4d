import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stickingOut } from '../support/overflow.ts';
import { visit } from '../support/visit.ts';

test.each(['en-GB', 'fr-FR', 'de-DE'])(
  'the ways to the other screens fit in one row or open below a button, %s',
  (locale) =>
    visit({ locale }, async (page) => {
      const links = page.locator('.nav-link');
      const tops = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      await links.first().waitFor();
      // In the wider letters that are shown until the typeface is there.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--sans', 'system-ui, sans-serif');
        document.documentElement.style.setProperty('--serif', 'serif');
      });
      for (const width of [1440, 1180, 1161]) {
        await page.setViewportSize({ width, height: 900 });
        expect([...new Set(await tops())]).toHaveLength(1);
        expect(await stickingOut(page), `${width} pixels`).toEqual([]);
      }
      for (const width of [1160, 1001, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await links.first().isVisible()).toBe(false);
        await page.locator('.site-nav-button').click();
        expect(await links.first().isVisible()).toBe(true);
        expect(await stickingOut(page), `${width} pixels`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }),
);

test.each(['en-GB', 'fr-FR', 'de-DE'])('who plays can be read in the boxes of the set-up, %s', (locale) =>
  visit({ locale, at: '#/new' }, async (page) => {
    await page.locator('.seats select').first().waitFor();
    for (const width of [390, 820, 960, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOptions(page), `${width} pixels`).toEqual([]);
    }
  }),
);

/** The options of the players’ boxes that would lie under the arrow of their box. */
function cutOptions(page: Page): Promise<string[]> {
  /** Its pixels, with the gap that browsers leave before words. */
  const ARROW = 20;
  return page.locator('.seats select').evaluateAll((selects, arrow) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('nothing measures words here');
    return selects.flatMap((select) => {
      const { font, paddingLeft } = getComputedStyle(select);
      pen.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - arrow;
      const words = [...select.querySelectorAll('option')].map((option) => option.textContent);
      return words.filter((text) => pen.measureText(text).width > room);
    });
  }, ARROW);
}
