import { buffer, text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/replay/texts/en.ts';
import { en as pageEn } from '../src/texts/en.ts';
import { violations } from './stage/axe.ts';
import { keptTable } from './stage/kept-table.ts';
import { readGif } from './stage/read-gif.ts';
import { visit } from './stage/visit.ts';

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
  visit({}, async (page) => {
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
    expect(svg.match(/class="a-meadow"/g)).toHaveLength(TILES);
    const drawn = await sizeIn(page, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);

    const png = await buffer(await (await had(page, 'save.png')).createReadStream());
    const painted = await sizeIn(page, `data:image/png;base64,${png.toString('base64')}`);
    expect(painted.width / drawn.width).toBeCloseTo(2, 1);
    // The same meadow in both, for the colours are the theme's.
    expect(painted.middle).toEqual(drawn.middle);

    await page.getByRole('button', { name: en['save.gif'] }).click();
    await page.getByRole('button', { name: en['gif.cancel'] }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const gif = await buffer(await (await had(page, 'save.gif')).createReadStream());
    const { frames } = readGif(gif);
    // One for every tile, and the beginning.
    expect(frames.length).toBeGreaterThanOrEqual(TILES - 1);
    expect(Buffer.compare(frames[0].pixels, frames[frames.length - 1].pixels)).not.toBe(0);
  }));

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

/** A picture as a browser shows it: how large, and the colour of the table in its corner. */
function sizeIn(page: Page, address: string): Promise<{ width: number; height: number; middle: number[] }> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    const pixel = context?.getImageData(0, 0, 1, 1).data ?? [];
    return {
      width: image.naturalWidth,
      height: image.naturalHeight,
      middle: [...pixel].map((part) => Math.round(part / 32)),
    };
  }, address);
}
