import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/texts/en.ts';
import type { Die } from '../support/dice.ts';
import { type Asked, asked, isAskedAgain, passButton, type Spot, spotsInSight } from '../support/table.ts';

/** Milliseconds to wait for what is pressed. */
const PATIENCE = 8000;
/** How often it points before it gives up. */
const TRIES = 3;

/** A hand that points: a mouse or a finger. */
export interface PointingHand {
  press(x: number, y: number): Promise<void>;
  pressOn(button: Locator): Promise<void>;
  /** Turns the tile that lies tentatively there. */
  turn(x: number, y: number): Promise<void>;
}

export function mouse(page: Page): PointingHand {
  return {
    press: (x, y) => page.mouse.click(x, y),
    pressOn: (button) => button.click({ timeout: PATIENCE }),
    turn: (x, y) => page.mouse.click(x, y, { button: 'right' }),
  };
}

export function finger(page: Page): PointingHand {
  const press = (x: number, y: number) => page.touchscreen.tap(x, y);
  return {
    press,
    pressOn: (button) => button.tap({ timeout: PATIENCE }),
    turn: press,
  };
}

/** Plays until the game is over: points at the land, turns some tiles, confirms or passes. Tells how often it did what. */
export async function playByPointing(page: Page, hand: PointingHand, die: Die): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  let now = await asked(page);
  while (!now.over) {
    const { version, question } = now;
    const action = await answer(page, now, hand, die);
    done.set(action, 1 + (done.get(action) ?? 0));
    now = await asked(page);
    if (now.version === version) throw new Error(`${action} did not answer “${question}”`);
  }
  return done;
}

async function answer(page: Page, { canPass, hasPlaces, question }: Asked, hand: PointingHand, die: Die) {
  if (canPass && (!hasPlaces || die(3) === 0)) {
    await hand.pressOn(passButton(page));
    if (await isAskedAgain(page)) await hand.pressOn(passButton(page));
    return 'pass';
  }
  await choose(page, hand, die);
  const turns = question === 'place' && die(3) === 0;
  if (turns) await turnChosen(page, hand);
  await hand.pressOn(page.locator('.turn .confirm'));
  return turns ? 'turn and confirm' : 'confirm';
}

/**
 * Points at one of the spots; the whole land is shown first if none is in sight. On a busy machine the land may move between
 * looking and pressing, so that the press meets nothing: like a person, it looks and points again.
 */
async function choose(page: Page, hand: PointingHand, die: Die): Promise<void> {
  for (let tries = 1; ; tries++) {
    const spot = await spotToPress(page, hand, die);
    await hand.press(spot.x, spot.y);
    const chosen = page.waitForSelector('.board-choice', { timeout: PATIENCE / 2, state: 'attached' });
    if (tries === TRIES) {
      await chosen;
      return;
    }
    if (await chosen.then(() => true).catch(() => false)) return;
  }
}

async function spotToPress(page: Page, hand: PointingHand, die: Die): Promise<Spot> {
  let spots = await spotsInSight(page);
  if (spots.length === 0) {
    await hand.pressOn(page.getByRole('button', { name: en['table.fit'] }));
    spots = await spotsInSight(page);
  }
  if (spots.length === 0) throw new Error('nothing to point at is in sight');
  return spots[die(spots.length)];
}

/** Turns the tile that lies tentatively on the land, wherever the camera has brought it. */
async function turnChosen(page: Page, hand: PointingHand): Promise<void> {
  const box = await page.locator('.board-choice').boundingBox({ timeout: PATIENCE });
  if (box !== null) await hand.turn(box.x + box.width / 2, box.y + box.height / 2);
}
