import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../e2e/stage/browser.ts';
import { tenths } from './spread.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const TIMES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** What Lighthouse says of the first screen on its usual phone. */
export async function measureByLighthouse(url: string) {
  const port = await freePort();
  const options = await browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (result === undefined) throw new Error('Lighthouse has no result');
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const score = (name: string) => Math.round(100 * (categories[name].score ?? 0));
    const wrong = Object.values(audits).filter(
      ({ score: one, scoreDisplayMode }) => scoreDisplayMode === 'binary' && one === 0,
    );
    return {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
      ...Object.fromEntries(
        Object.entries(TIMES).map(([name, audit]) => [name, tenths(audits[audit].numericValue ?? 0)]),
      ),
      failed: wrong.map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
