import type { Page } from 'playwright-core';

/** What the land has of a phone of 844 pixels, whatever is asked with any expansion. */
export const LEAST_LAND = 600;

/** How high the land is. */
export async function landOf(page: Page): Promise<number> {
  const { height = 0 } = (await page.locator('.board').boundingBox()) ?? {};
  return height;
}
