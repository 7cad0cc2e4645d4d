import type { Page } from 'playwright-core';
import { spotsInSight } from './table.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Empty cells beside the land where the tile in hand fits in no rotation. */
export function cellsThatDontFit(page: Page): Promise<Cell[]> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    if (session === undefined) throw new Error('there is no game on the page');
    const { tiles, question } = session.state.view;
    const key = (x: number, y: number) => `${x},${y}`;
    const taken = new Set(tiles.map(({ x, y }) => key(x, y)));
    for (const { target } of question.answers) taken.add(key(target.x ?? 0, target.y ?? 0));
    const beside = tiles.flatMap(({ x, y }) => [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ]);
    return beside.filter(({ x, y }) => !taken.has(key(x, y)));
  });
}

/** Where the middle of a cell is on the screen, reckoned from a cell that is offered. */
export async function onScreen(page: Page, { x, y }: Cell): Promise<Cell> {
  const [spot] = await spotsInSight(page);
  const [east, south] = spot.key.split(' ')[0].split(',').map(Number);
  const across = await page
    .locator(`[data-aim="${spot.key}"]`)
    .evaluate((aim) => aim.getBoundingClientRect().width);
  // A cell is drawn a little smaller than its 100 units.
  const tile = (across * 100) / 92;
  return { x: spot.x + (x - east) * tile, y: spot.y + (y - south) * tile };
}
