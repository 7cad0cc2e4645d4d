import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newVisitor } from '../../e2e/support/visitor.ts';
import { tenths } from './spread.ts';

/**
 * How many kilobytes the first screen takes, gzipped: scripts, pictures and fonts, everything. What the page fetches ahead in its pauses is
 * not counted.
 */
export async function measureWeight(browser: Browser, url: string) {
  const page = await newVisitor(browser, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const bodies: Promise<{ readonly type: string; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  await page.context().close();
  const kilobytes = (...types: readonly string[]) =>
    tenths(
      files
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    );
  return { scripts: kilobytes('script'), pictures: kilobytes('image', 'font'), all: kilobytes() };
}
