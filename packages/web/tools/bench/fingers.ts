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

/** Fingers on the land, one step a frame. */
async function gesture(page: Page, session: CDPSession, at: (step: number) => Finger[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
  await touch('touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', at(step));
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', []);
  await page.waitForTimeout(1000);
}
