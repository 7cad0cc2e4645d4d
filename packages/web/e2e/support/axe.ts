import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { painted } from './painting.ts';

/** What axe finds wrong on the screen as it is, one line each. */
export function violations(page: Page): Promise<string[]> {
  return found(page, {});
}

/**
 * The same by day and at dusk, which it leaves on. All that differs at dusk is the colours, so everything else is looked at once.
 * Who has changed only a part of the page looks `within` that, which costs a fraction.
 */
export async function violationsInBothLights(page: Page, within?: string): Promise<string[]> {
  await lightUp(page, 'light');
  const byDay = await found(page, {}, within);
  await lightUp(page, 'dark');
  const atDusk = await found(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, within);
  return [...byDay.map((one) => `light: ${one}`), ...atDusk.map((one) => `dark: ${one}`)];
}

/** Changes the light and waits until no colour is on its way to another. */
export async function lightUp(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changing = async () => {
      await new Promise(requestAnimationFrame);
      return document.getAnimations().filter((one) => one instanceof CSSTransition);
    };
    // What takes its colour from something that changes goes on changing after it.
    for (let some = await changing(); some.length > 0; some = await changing())
      await Promise.allSettled(some.map(({ finished }) => finished));
  });
}

async function found(page: Page, chosen: axe.RunOptions, within = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  // None of the rules that run by default reads the style sheets, which would be fetched again for every look.
  const options: axe.RunOptions = {
    ...chosen,
    resultTypes: ['violations'],
    elementRef: false,
    preload: false,
  };
  const results = await painted(page, () =>
    page.evaluate(([part, all]) => (globalThis as unknown as { axe: typeof axe }).axe.run(part, all), [
      within,
      options,
    ] as const),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
