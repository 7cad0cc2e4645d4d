import { buffer, text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/replay/texts/en.ts';
import { en as pageEn } from '../../src/texts/en.ts';
import { violations } from '../support/axe.ts';
import { keptTable } from '../support/kept-table.ts';
import { visit } from '../support/visit.ts';
import { readGif } from './read-gif.ts';

const TILES = 16;
const { table, moves } = keptTable({ preset: 'base', players: 3, tiles: TILES })['bastide.table'];
const record = {
  format: 'carcassonne-record/1',
  id: 'short game',
  ...table.setup,
  moves,
  seats: table.seats,
};

test('an unfinished record is watched, and its record, drawing, picture and animation can be had', () =>
  visit({ hasFaces: true }, async (page) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'r.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.getByRole('dialog').getByRole('button', { name: pageEn['file.watch'] }).click();
    await page.waitForURL(/#\/replay\/kept\//);
    await page.locator('.board').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: en.share }).click();
    expect(await violations(page)).toEqual([]);

    const written = JSON.parse(await text(await (await had(page, 'save.record')).createReadStream()));
    expect(written).toMatchObject({ id: 'short game', seats: table.seats });

    const drawing = await had(page, 'save.svg');
    expect(drawing.suggestedFilename()).toMatch(/^short-game-\d+\.svg$/);
    const svg = await text(await drawing.createReadStream());
    expect(svg).toMatch(/^<svg xmlns=/);
    expect(svg).not.toMatch(/var\(|<script|https?:\/\/(?!www\.w3\.org)/);
    expect(svg.match(/<use href="#face-/g)).toHaveLength(TILES);
    // The styles come from the layers of the page.
    expect(svg).toMatch(/<style>[^<]*\.fig-wood[^<]*\{[^<]*<\/style>/);
    const start = startTileIn(svg);
    const drawn = await seen(page, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, start);

    const png = await buffer(await (await had(page, 'save.png')).createReadStream());
    const painted = await seen(page, `data:image/png;base64,${png.toString('base64')}`, start);
    expect(painted.width / drawn.width).toBeCloseTo(2, 1);
    // The same tile in both, for what paints it knows the page's styles.
    for (const [part, value] of painted.colour.entries())
      expect(Math.abs(value - drawn.colour[part])).toBeLessThan(8);

    let files = 0;
    page.on('download', () => files++);
    await cancelAtOnce(page);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(files).toBe(0);
    const gif = await buffer(await (await had(page, 'save.gif')).createReadStream());
    const { frames } = readGif(gif);
    // One for every tile, and the beginning.
    expect(frames.length).toBeGreaterThanOrEqual(TILES - 1);
    expect(Buffer.compare(frames[0].pixels, frames[frames.length - 1].pixels)).not.toBe(0);
  }));

/** Begins the animation and cancels it as soon as that can be done: a short game is painted faster than a hand moves. */
async function cancelAtOnce(page: Page): Promise<void> {
  const cancelled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const cancel = document.querySelector<HTMLElement>('.animation-progress button');
          if (cancel === null) return;
          observer.disconnect();
          cancel.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('button', { name: en['save.gif'] }).click();
  await cancelled;
}

async function had(
  page: Page,
  what: 'save.record' | 'save.svg' | 'save.png' | 'save.gif',
): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en[what] }).click(),
  ]);
  return download;
}

/** Where the start tile lies in a drawing, as shares of its width and height. */
function startTileIn(svg: string) {
  const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { left: -x / width, top: -y / height, wide: 100 / width, high: 100 / height };
}

/** A picture as a browser shows it: how wide it is, and the colour of one part of it on the whole. */
function seen(page: Page, address: string, part: ReturnType<typeof startTileIn>) {
  return page.evaluate(
    async ({ src, left, top, wide, high }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = new OffscreenCanvas(Math.round(wide * width), Math.round(high * height));
      const context = canvas.getContext('2d');
      context?.drawImage(image, -left * width, -top * height);
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const sums = [0, 0, 0];
      for (const [i, value] of data.entries()) if (i % 4 < 3) sums[i % 4] += value;
      return { width, colour: sums.map((sum) => (sum * 4) / data.length) };
    },
    { src: address, ...part },
  );
}
