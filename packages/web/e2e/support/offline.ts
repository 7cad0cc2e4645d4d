import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { asked, hurryBots } from './table.ts';

/** Waits until the page is kept, takes the network away, and plays a turn against a bot. */
export async function playOffline(page: Page): Promise<void> {
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
}
