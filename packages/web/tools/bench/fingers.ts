import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** How often a finger moves in a gesture. */
export const STEPS = 120;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export async function panOften(page: Page, session: CDPSession): Promise<void> {
  await gesture(page, session, (step) => [
    { x: 195 + 120 * Math.sin(step / 9), y: 250 + 110 * Math.sin(step / 7) },
  ]);
}

export async function pinchOften(page: Page, session: CDPSession): Promise<void> {
  await gesture(page, session, (step) => {
    const far = 70 + 50 * Math.sin(step / 14);
    return [
      { x: 195 - far, y: 250 - far / 2 },
      { x: 195 + far, y: 250 + far / 2 },
    ];
  });
}

/** How often a screen tells of a finger, in milliseconds. */
const PACE = 1000 / 60;

/** Fingers on the land. They do not wait for the page to follow. */
async function gesture(page: Page, session: CDPSession, at: (step: number) => Finger[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
  await touch('touchStart', at(0));
  const begun = performance.now();
  const moves: Promise<unknown>[] = [];
  for (let step = 1; step <= STEPS; step++) {
    await setTimeout(begun + step * PACE - performance.now());
    moves.push(touch('touchMove', at(step)));
  }
  await Promise.all(moves);
  await touch('touchEnd', []);
  await page.waitForTimeout(1000);
}
