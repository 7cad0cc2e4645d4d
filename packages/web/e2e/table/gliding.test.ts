import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptTable } from '../support/kept-table.ts';
import type { Spot } from '../support/table.ts';
import { visitTable } from '../support/visit.ts';

/** Where the spots are drawn at this moment, those on the land and away from the buttons over it. */
function spotsNow(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const land = document.querySelector('.board')?.getBoundingClientRect();
    return [...document.querySelectorAll<SVGElement>('[data-aim]')]
      .map((spot) => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        return { key: spot.dataset.aim ?? '', x: left + width / 2, y: top + height / 2 };
      })
      .filter(({ x, y }) => {
        const front = document.elementFromPoint(x, y);
        return land !== undefined && x > land.left && y > land.top && front?.className === 'board';
      });
  });
}

function chosenNow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<SVGElement>('[data-chosen]')?.dataset.chosen);
}

const ROUNDS = 8;

test('a press while the camera glides chooses the spot that is under the pointer at that moment', () =>
  visitTable(
    {
      reducedMotion: 'no-preference',
      kept: keptTable({ preset: 'base', players: 2, tiles: 60 }),
      isOwn: true,
    },
    async (page) => {
      await page.waitForTimeout(500);
      // From here on time stands still, but for the steps the test takes: the camera stops in the middle of its way.
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      let farthest = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const before = await spotsNow(page);
        for (const key of round % 2 === 0 ? ['+', '+'] : ['0']) await page.keyboard.press(key);
        await page.clock.runFor(40 + 15 * round);
        const inMotion = await spotsNow(page);
        const spot = inMotion[(5 * round) % inMotion.length];
        const was = before.find(({ key }) => key === spot.key) ?? spot;
        farthest = Math.max(farthest, Math.hypot(spot.x - was.x, spot.y - was.y));
        await page.mouse.click(spot.x, spot.y);
        expect(await chosenNow(page)).toBe(spot.key);
        await page.keyboard.press('Escape');
        await page.clock.runFor(1000);
      }
      expect(farthest).toBeGreaterThan(60);
    },
  ));
