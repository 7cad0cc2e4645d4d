import type { Locator, Page } from 'playwright-core';
import type { Die } from '../support/dice.ts';
import { asked, isAskedAgain } from '../support/table.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const MOST_TABS = 80;

/** Walks with the tab key until this has the focus, and sees to it that the focus is seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    const outline = await wanted.evaluate((element) =>
      element === document.activeElement ? getComputedStyle(element).outlineStyle : undefined,
    );
    if (outline === 'none') throw new Error(`the focus on ${wanted} can’t be seen`);
    if (outline !== undefined) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${wanted}`);
}

/** Plays until the game is over: arrows over the spots, R, Enter or P. */
export async function playByKeys(page: Page, die: Die): Promise<void> {
  let now = await asked(page);
  while (!now.over) {
    const { version, question, canPass, hasPlaces } = now;
    if (canPass && (!hasPlaces || die(3) === 0)) {
      await page.keyboard.press('p');
      if (await isAskedAgain(page)) await page.keyboard.press('p');
    } else {
      for (let steps = 1 + die(3); steps > 0; steps--) await page.keyboard.press(ARROWS[die(4)]);
      if (question === 'place' && die(3) === 0) await page.keyboard.press('r');
      await page.keyboard.press(die(2) === 0 ? 'Enter' : ' ');
    }
    now = await asked(page);
    if (now.version === version) throw new Error(`the keys did not answer “${question}”`);
  }
}
