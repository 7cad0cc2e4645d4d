import { type Answer, languages, moveText, say } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { spotsInSight } from '../support/table.ts';
import type { PointingHand } from './pointing.ts';

interface Wanted {
  /** Where to point; nothing for passing. */
  readonly key: string | undefined;
  /** How often a tile has to be turned after it was laid there. */
  readonly turns: number;
}

/** Passing, in any language. */
const PASS = new RegExp(`^(${languages.map((lang) => say(lang, 'action.pass')).join('|')})`);

/** Gives the answer that has these words in it, `1,0 90` or `road:W`, by pointing at its place, turning and confirming. */
export async function answerByPointing(page: Page, hand: PointingHand, words: string): Promise<void> {
  const { key, turns } = await wantedOn(page, words);
  if (key === undefined)
    return hand.pressOn(page.locator('.turn .actions').getByRole('button', { name: PASS }));
  await pointAt(page, hand, key);
  for (let turned = 0; turned < turns; turned++) await page.keyboard.press('r');
  await hand.pressOn(page.locator('.turn .confirm'));
}

/** Milliseconds to wait for what is pressed, and how often it points: the land may move between looking and pressing. */
const PATIENCE = 4000;
const TRIES = 3;

async function pointAt(page: Page, hand: PointingHand, key: string): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const spot = (await spotsInSight(page)).find((one) => one.key === key);
    if (spot === undefined) throw new Error(`“${key}” is not in sight`);
    await hand.press(spot.x, spot.y);
    const chosen = page.waitForSelector('.board-choice', { timeout: PATIENCE, state: 'attached' });
    if (await chosen.then(() => true).catch(() => false)) return;
  }
  throw new Error(`“${key}” can’t be pointed at`);
}

async function wantedOn(page: Page, words: string): Promise<Wanted> {
  const isWanted = ({ move }: Answer) => {
    const said = moveText(move).split(' ');
    return words.split(' ').every((word) => said.includes(word));
  };
  let answers = await answersOn(page);
  // The other player may still be moving.
  while (!answers.some(isWanted)) {
    await page.waitForTimeout(20);
    answers = await answersOn(page);
  }
  const { target } = answers.find(isWanted) ?? {};
  if (target === undefined || target.x === undefined) return { key: undefined, turns: 0 };
  const { x, y, rot, on, spot } = target;
  const cell = `${x},${y}`;
  if (rot === undefined) return { key: `${cell} ${on ?? spot ?? ''}`.trim(), turns: 0 };
  const ways = answers
    .filter((answer) => answer.target.x === x && answer.target.y === y)
    .map((answer) => answer.target.rot ?? 0)
    .sort((one, other) => one - other);
  return { key: cell, turns: ways.indexOf(rot) };
}

function answersOn(page: Page): Promise<readonly Answer[]> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    if (session === undefined) throw new Error('there is no game on the page');
    return session.state.view.question.answers;
  });
}
