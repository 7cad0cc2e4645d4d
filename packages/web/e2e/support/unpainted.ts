import type { Page } from 'playwright-core';

/**
 * Runs a function in the page as `evaluate` does, with nothing painted meanwhile. Everything is still there and laid out, but the
 * processor's time isn't spent on pictures of a whole game that nobody looks at.
 */
export async function unpainted<In, Out>(
  page: Page,
  act: (given: In) => Promise<Out>,
  given: In,
): Promise<Out> {
  const style = await page.addStyleTag({ content: ':root, :root * { visibility: hidden !important }' });
  try {
    // Playwright's own types for what it passes on are wider than those of our functions.
    return (await page.evaluate(act as (given: unknown) => Promise<Out>, given)) as Out;
  } finally {
    await style.evaluate((one) => (one as Element).remove());
  }
}
