import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { podium } from '../support/results.ts';
import { scoresOnPage } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const kept = {
  ...keptTable({ preset: 'base', players: 3, tiles: 70 }),
  'bastide.settings': { pace: 'fast' },
};

test('after the last move what is left is counted on the land, then the results come', () =>
  visitTable({ kept, reducedMotion: 'no-preference', ...PHONE }, async (page) => {
    const before = await playToTheEnd(page);
    await page.locator('.turn.count').getByText(en['count.title']).waitFor();
    expect(await page.locator('dialog.end').count()).toBe(0);
    await page.locator('.count-lit').first().waitFor({ state: 'attached' });
    expect(await running(page)).not.toEqual(await scoresOnPage(page));
    expect(await page.locator('.count-veil').boundingBox()).toMatchObject({ x: 0, width: 390 });
    await page.locator('dialog.end').waitFor();
    expect(await podium(page)).toEqual(await scoresOnPage(page));
    expect(before).not.toEqual(await scoresOnPage(page));
    await page.getByRole('button', { name: en['count.watch'] }).click();
    await page.locator('dialog.end').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('dialog.end').waitFor();
  }));

/** Plays the last tiles at random; tells what everybody had before the last answer. */
function playToTheEnd(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    let points: number[] = [];
    while (session?.state.view.over === false) {
      const { answers } = session.state.view.question;
      points = session.state.view.seats.map((seat) => seat.points);
      session.play?.((answers.find(({ target }) => target.label === 'pass') ?? answers[0]).move);
    }
    return points;
  });
}

/** The points as far as they are counted. */
async function running(page: Page): Promise<number[]> {
  return (await page.locator('.count-scores strong').allTextContents()).map(Number);
}
