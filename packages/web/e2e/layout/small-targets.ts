import type { Page } from 'playwright-core';

const LEAST_TARGET = 44;
/** A box to tick is pressed by its label. */
const PRESSED = ':is(button, a, summary, input:not([type="checkbox"], [type="radio"]))';

/** What can be pressed there, at a table beside the land, is seen, and is too small for a finger. */
export function smallTargets(page: Page, ...places: readonly string[]): Promise<string[]> {
  const within = places.length > 0 ? places : ['.table-bar', '.side'];
  return page.evaluate(
    ({ least, pressed }) =>
      [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const isSeen = width > 0 && one.closest('.hidden-text, .news') === null;
        return isSeen && (width < least || height < least)
          ? [`${one.localName} ${one.className} ${width}×${height}`]
          : [];
      }),
    { least: LEAST_TARGET, pressed: within.map((place) => `${place} ${PRESSED}`).join() },
  );
}
