import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { dieFrom } from './stage/dice.ts';
import { keptTable } from './stage/kept-table.ts';
import { asked } from './stage/table.ts';
import { visit } from './stage/visit.ts';

interface Press {
  /** The spot drawn under the pointer when it was let go. */
  readonly under: string | undefined;
  /** What is chosen afterwards. */
  readonly chosen: string | undefined;
  readonly isMoving: boolean;
}

declare global {
  interface Window {
    presses: Press[];
  }
}

/** Makes the page note what every press was on, and what came of it. */
function notePresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.presses = [];
    const sheet = document.querySelector<HTMLElement>('.board-sheet');
    const keyUnder = (x: number, y: number) => {
      for (const spot of document.querySelectorAll<SVGElement>('[data-aim]')) {
        const { left, top, width, height } = spot.getBoundingClientRect();
        // A spot is drawn a little smaller than its cell.
        const rim = (width * 4.5) / 92;
        const isIn = (at: number, from: number, size: number) => at >= from - rim && at <= from + size + rim;
        if (isIn(x, left, width) && isIn(y, top, height)) return spot.dataset.aim;
      }
      return undefined;
    };
    const chosen = () => document.querySelector<SVGElement>('[data-chosen]')?.dataset.chosen;
    addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const under = keyUnder(clientX, clientY);
        const isMoving = (sheet?.style.transform ?? '') !== '';
        const before = chosen();
        requestAnimationFrame(() => {
          const after = chosen();
          window.presses.push({ under, chosen: after === before ? undefined : after, isMoving });
        });
      },
      { capture: true },
    );
  });
}

/** Where some spot was a moment ago. */
function someSpot(page: Page, ticket: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((at) => {
    const land = document.querySelector('.board')?.getBoundingClientRect();
    const spots = [...document.querySelectorAll<SVGElement>('[data-aim]')]
      .map((spot) => spot.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(
        ({ x, y }) =>
          land !== undefined && x > land.left && x < land.right - 80 && y > land.top && y < land.bottom,
      );
    return spots[at % Math.max(1, spots.length)];
  }, ticket);
}

test('a press while the camera glides chooses the spot that is under the pointer at that moment, or nothing', () =>
  visit({ kept: keptTable({ preset: 'base', players: 2, tiles: 60 }) }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    await notePresses(page);
    const die = dieFrom(41);
    for (let round = 0; round < 24; round++) {
      const spot = await someSpot(page, die(100));
      if (spot === undefined) break;
      await page.mouse.click(spot.x, spot.y);
      await page.waitForTimeout(30 + die(120));
      if (round % 4 === 3) await page.keyboard.press('Escape');
    }
    await page.waitForTimeout(100);
    const presses = await page.evaluate(() => window.presses);
    expect(presses.filter(({ isMoving }) => isMoving).length).toBeGreaterThan(5);
    expect(presses.filter(({ under }) => under !== undefined).length).toBeGreaterThan(5);
    const wrong = presses.filter(({ under, chosen }) => chosen !== undefined && chosen !== under);
    expect(wrong).toEqual([]);
  }));
