import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { browserOptions } from '../e2e/support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'src', 'app', 'home');

const SIZE = { width: 960, height: 480 };
/** All of it, for plain screens and for fine ones, and what a phone shows above the words: the dots of each pixel and the bytes it may have. */
const CUTS = {
  '': { left: 0, width: 960, height: 480, dots: 1, most: 60_000 },
  '-fine': { left: 0, width: 960, height: 480, dots: 1.5, most: 60_000 },
  '-narrow': { left: 220, width: 520, height: 268, dots: 1.5, most: 42_000 },
};
type Cut = (typeof CUTS)[keyof typeof CUTS];
/** Milliseconds painting may take. */
const LATEST = 300_000;
const LIGHTS = { day: 'light', dusk: 'dark' } as const;

/** Paints the land of the first screen, by day and at dusk, into the source: it is there before any script runs. */
export async function paintHome(): Promise<void> {
  const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  const browser = await chromium.launch(await browserOptions());
  try {
    for (const [light, theme] of Object.entries(LIGHTS)) {
      const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
      await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.theme = '${theme}';
      })`);
      await page.goto(`${server.resolvedUrls?.local[0]}tools/home/index.html`, { timeout: LATEST });
      await page.waitForFunction(isPainted, undefined, { timeout: LATEST });
      await page.waitForTimeout(1000);
      for (const [name, cut] of Object.entries(CUTS))
        writeFileSync(join(folder, `land-${light}${name}.webp`), await smallest(page, cut));
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

function isPainted(): boolean {
  const tiles = document.querySelectorAll('.tile-ground').length;
  return tiles > 0 && document.querySelectorAll('image').length === tiles;
}

/** The best picture of the page that is small enough. */
async function smallest(page: Page, cut: Cut): Promise<Buffer> {
  const shot = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const file = await page.evaluate(
    async ([address, { width, height }, { dots, ...cut }]) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob(), {
        resizeWidth: width * dots,
        resizeHeight: height * dots,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(cut.width * dots, cut.height * dots);
      canvas.getContext('2d')?.drawImage(picture, -cut.left * dots, 0);
      for (let quality = 0.9; quality > 0; quality -= 0.02) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size <= cut.most) return { quality, bytes: [...new Uint8Array(await blob.arrayBuffer())] };
      }
      return undefined;
    },
    [shot, SIZE, cut] as const,
  );
  if (file === undefined) throw new Error('the picture can’t be made small enough');
  console.log(`${file.bytes.length} bytes, quality ${file.quality.toFixed(2)}`);
  return Buffer.from(file.bytes);
}
