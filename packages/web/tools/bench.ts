import { join } from 'node:path';
import { servePage } from '@bastide/server';
import { chromium } from 'playwright-core';
import { browserOptions } from '../e2e/support/browser.ts';
import { serveBuiltPage } from '../e2e/support/served-page.ts';
import { measureBots } from './bench/bots.ts';
import { measureLand } from './bench/land.ts';
import { measureByLighthouse } from './bench/lighthouse.ts';
import { measureSlow } from './bench/slow.ts';
import { measureTable } from './bench/table.ts';
import { measureWeight } from './bench/weight.ts';

/**
 * Measures the built page in the real browser. Milliseconds and kilobytes, as they are on this computer. What was to become cheaper is
 * measured of an earlier version too: `before` is its folder, with its page built.
 */
export async function measurePage(before?: string) {
  const served = await serveBuiltPage();
  try {
    const browser = await chromium.launch(await browserOptions());
    const kilobytes = await measureWeight(browser, served.url);
    const table = await measureTable(browser, served.url);
    const bots = await measureBots(browser, served.url);
    await browser.close();
    const compared = await measureCompared(served.url);
    const slow = await measureSlow(served.url);
    return { kilobytes, table, bots, ...compared, slow, before: before && (await measureBefore(before)) };
  } finally {
    await served.close();
  }
}

async function measureCompared(url: string) {
  return { land: await measureLand(url), lighthouse: await measureByLighthouse(url) };
}

async function measureBefore(folder: string) {
  const root = join(folder, 'packages', 'web', 'dist');
  const { url, close } = await servePage({ root, host: '127.0.0.1', port: 0 });
  try {
    return await measureCompared(url);
  } finally {
    await close();
  }
}

/** The same as lines of a table. */
export function describePage(measured: Awaited<ReturnType<typeof measurePage>>): string {
  return lines(measured, 'page')
    .map(([name, value]) => `${name.padEnd(36)} ${value}`)
    .join('\n');
}

function lines(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, inner]) => lines(inner, `${name}.${part}`));
}
