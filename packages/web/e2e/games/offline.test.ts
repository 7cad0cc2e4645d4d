import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { asked, hurryBots } from '../support/table.ts';
import { visit } from '../support/visit.ts';

test('once loaded, the page works without a network: a reload, a game against a bot, the gallery', () =>
  visit({ isKeptOffline: true }, async (page) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const isKept = async () => (await caches.keys()).some((name) => name.startsWith('bastide-'));
      while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await hurryBots(page);
    const { version } = await asked(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await asked(page);
    await page.keyboard.press('p');
    const after = await asked(page);
    expect(after.version).toBeGreaterThan(version);
    expect(after.question).toBe('place');
    await page.getByRole('link', { name: en['menu.gallery'] }).click();
    await page.getByRole('heading', { level: 1, name: en['menu.gallery'] }).waitFor();
  }));
