import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/texts/en.ts';
import type { Die } from '../stage/dice.ts';
import { type Asked, asked, type Spot, spotsInSight } from '../stage/table.ts';

/** How a pointing hand presses: a mouse clicks, a finger taps. */
export type Press = (x: number, y: number) => Promise<void>;

/** Plays until the game is over: points at the land, turns some tiles, confirms. Tells how often it answered on the land. */
export async function playByPointing(page: Page, press: Press, die: Die): Promise<number> {
  let answered = 0;
  for (let now = await asked(page); !now.over; now = await asked(page)) {
    if (await answer(page, now, press, die)) answered++;
    expect((await asked(page)).version).toBeGreaterThan(now.version);
  }
  return answered;
}

/** Answers once; whether it was on the land. */
async function answer(page: Page, now: Asked, press: Press, die: Die): Promise<boolean> {
  if (now.canPass && (!now.hasPlaces || die(3) === 0)) {
    await pressOn(page, '.turn .actions button:nth-of-type(3)', press);
    return false;
  }
  const spot = await choose(page, press, die);
  if (now.question === 'place' && die(3) === 0) await press(spot.x, spot.y);
  const inPanel = die(2) === 0;
  await pressOn(page, inPanel ? '.turn .confirm' : '[data-confirm]', press);
  return true;
}

/** Points at one of the spots; the whole land is shown first if none is in sight. */
async function choose(page: Page, press: Press, die: Die): Promise<Spot> {
  let spots = await spotsInSight(page);
  if (spots.length === 0) {
    await pressOn(page, `.land-tools [aria-label="${en['table.fit']}"]`, press);
    await page.waitForFunction(() => document.querySelector('[data-aim]') !== null);
    spots = await spotsInSight(page);
  }
  if (spots.length === 0) throw new Error('nothing to point at is in sight');
  const spot = spots[die(spots.length)];
  await press(spot.x, spot.y);
  await page.waitForSelector('.board-choice', { timeout: 5000, state: 'attached' });
  return spot;
}

/** Presses a button where it is seen, as a hand does. */
export async function pressOn(page: Page, selector: string, press: Press): Promise<void> {
  const box = await page.locator(selector).boundingBox({ timeout: 5000 });
  if (box === null) throw new Error(`${selector} is not to be seen`);
  await press(box.x + box.width / 2, box.y + box.height / 2);
}
