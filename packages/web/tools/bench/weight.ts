import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newVisitor } from '../../e2e/support/visitor.ts';
import { tenths } from './spread.ts';

/** How many kilobytes the first load takes, gzipped: every script, and everything. The page keeps the rest for later. */
export async function measureWeight(browser: Browser, url: string) {
  const page = await newVisitor(browser, { serviceWorkers: 'block' });
  const bodies: Promise<{ readonly isScript: boolean; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    bodies.push(response.body().then((body) => ({ isScript, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  await page.context().close();
  const kilobytes = (some: typeof files) => tenths(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  return { scripts: kilobytes(files.filter(({ isScript }) => isScript)), all: kilobytes(files) };
}
