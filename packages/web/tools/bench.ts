import { chromium } from 'playwright-core';
import { browserOptions } from '../e2e/support/browser.ts';
import { serveBuiltPage } from '../e2e/support/served-page.ts';
import { measureBots } from './bench/bots.ts';
import { measureByLighthouse } from './bench/lighthouse.ts';
import { measureTable } from './bench/table.ts';
import { measureWeight } from './bench/weight.ts';

/** Measures the built page in the real browser. Milliseconds and kilobytes, as they are on this computer. */
export async function measurePage() {
  const served = await serveBuiltPage();
  try {
    const browser = await chromium.launch(await browserOptions());
    const kilobytes = await measureWeight(browser, served.url);
    const table = await measureTable(browser, served.url);
    const bots = await measureBots(browser, served.url);
    await browser.close();
    return { kilobytes, table, bots, lighthouse: await measureByLighthouse(served.url) };
  } finally {
    await served.close();
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
