import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptTable } from '../support/kept-table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

const kept = keptTable({ preset: 'base', players: 2, tiles: 30 });

test('the land is painted tile by tile, and again in another size and another light', () =>
  visitTable({ kept, hasFaces: true, ...PHONE, deviceScaleFactor: 2 }, async (page) => {
    const day = await painted(page);
    expect(day).toMatchObject({ bare: 0, stretch: 1 });
    await page.keyboard.press('+');
    expect(await painted(page)).toMatchObject({ bare: 0, stretch: 1 });
    // What is out of sight follows, from plain ground to all colours.
    await expect.poll(async () => (await painted(page)).colours, { timeout: 20_000 }).toBeGreaterThan(10);
    const closer = await painted(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await painted(page)).toMatchObject({ bare: 0, stretch: 1 });
    const brightness = async () => (await painted(page)).brightness;
    await expect.poll(brightness, { timeout: 20_000 }).toBeLessThan(0.8 * closer.brightness);
  }));

test('what is not painted yet is bare ground, and no hole in the land', async () => {
  const ground = '.board-bare rect';
  await visitTable({ kept }, async (page) => {
    expect(await page.locator(ground).count()).toBe(30);
  });
  await visitTable({ kept, hasFaces: true }, async (page) => {
    await painted(page);
    expect(await page.locator(ground).count()).toBe(0);
  });
});

test('the tile in hand is painted, also where it is as large as one would guess before it is seen', () =>
  visitTable({ kept, hasFaces: true, ...PHONE }, async (page) => {
    await page.locator('.in-hand image').waitFor({ state: 'attached' });
  }));

test('a picture that is shown larger is painted anew', () =>
  visit({ at: '#/gallery', hasFaces: true }, async (page) => {
    const picture = page.locator('.gallery .tile-ground + image').first();
    const width = () =>
      picture.evaluate(async (one) => {
        const shown = new Image();
        shown.src = one.getAttribute('href') ?? '';
        await shown.decode();
        return shown.naturalWidth;
      });
    expect(await width()).toBeLessThan(180);
    await page.locator('.gallery-bar button').nth(2).click();
    await expect.poll(width, { timeout: 10_000 }).toBeGreaterThanOrEqual(180);
  }));

interface Look {
  /** Tiles in the picture of the whole land in whose middle there is nothing. */
  readonly bare: number;
  /** By how much the picture of what is in sight is stretched. */
  readonly stretch: number;
  readonly brightness: number;
  /** How many colours the middles of the tiles have. */
  readonly colours: number;
}

/** What the land looks like when all in sight is painted. */
async function painted(page: Page): Promise<Look> {
  await page.waitForTimeout(500);
  await page.locator('.board-canvas[data-painted="true"]').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const [far, near] = document.querySelectorAll<HTMLCanvasElement>('.board-canvas');
    const pen = new OffscreenCanvas(far.width, far.height).getContext('2d', { willReadFrequently: true });
    const tiles = window.bastide.session?.state.view.tiles ?? [];
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(far, 0, 0);
    const west = Math.min(...tiles.map(({ x }) => x));
    const north = Math.min(...tiles.map(({ y }) => y));
    const east = Math.max(...tiles.map(({ x }) => x)) + 1;
    // A quarter of a tile is left free on both sides.
    const side = far.width / (east - west + 0.5);
    const colours = tiles.map(
      ({ x, y }) => pen.getImageData((x - west + 0.75) * side, (y - north + 0.75) * side, 1, 1).data,
    );
    const sum = colours.reduce((all, [red, green, blue]) => all + red + green + blue, 0);
    return {
      bare: colours.filter(([, , , alpha]) => alpha < 255).length,
      stretch: (near.getBoundingClientRect().width * devicePixelRatio) / near.width,
      brightness: sum / colours.length,
      colours: new Set(colours.map(String)).size,
    };
  });
}
