import type { Page } from 'playwright-core';

/**
 * Runs in the page before anything else: nothing is painted, which is half of what a visit costs. All is laid out and answers to the
 * pointer as ever, but no time is spent on pictures nobody looks at.
 */
export function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page before anything else: a browser that can't paint faces, which cost more than the rest of the page. */
export function withoutStudio(): void {
  Object.defineProperty(globalThis, 'OffscreenCanvas', { value: undefined });
}

/** Does something with the page painted: for whoever looks at colours or takes pictures. */
export async function painted<Out>(page: Page, act: () => Promise<Out>): Promise<Out> {
  await page.evaluate(switchPainting, true);
  try {
    return await act();
  } finally {
    await page.evaluate(switchPainting, false);
  }
}

/** A visitor whose page is always painted has no such sheet. */
function switchPainting(isPainted: boolean): void {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = isPainted;
}

/**
 * Does something while no table is even laid out, unless the page measures it: for long games nobody points at. Dialogs are: one that is
 * opened where nothing is laid out stays unseen afterwards.
 */
export async function unseen<Out>(page: Page, act: () => Promise<Out>): Promise<Out> {
  const style = await page.addStyleTag({ content: '.table > :not(dialog) { content-visibility: hidden }' });
  try {
    return await act();
  } finally {
    await style.evaluate((one) => (one as Element).remove());
  }
}
