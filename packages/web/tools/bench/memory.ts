import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { tenths } from './spread.ts';

/** Megabytes of memory of the browser's processes that paint pages, each shared page counted once; undefined where it can't be told. */
export async function memoryOf(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const painting = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  const files = painting.map(({ id }) => `/proc/${id}/smaps_rollup`);
  if (files.length === 0 || !files.every(existsSync)) return undefined;
  const kilobytes = files.map((file) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return tenths(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}
