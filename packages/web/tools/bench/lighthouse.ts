import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../e2e/support/browser.ts';
import { tenths } from './spread.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const RUNS = 3;

/** What Lighthouse says of the first screen on its usual phone: the middle one of some runs, for they differ. */
export async function measureByLighthouse(url: string) {
  const port = await freePort();
  const options = await browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url, port));
    runs.sort((one, other) => one.performance - other.performance);
    return runs[Math.floor(RUNS / 2)];
  } finally {
    await browser.close();
  }
}

async function runOnce(url: string, port: number) {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (result === undefined) throw new Error('Lighthouse has no result');
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const score = (name: (typeof CATEGORIES)[number]) => Math.round(100 * (categories[name].score ?? 0));
  const time = (audit: string) => tenths(audits[audit].numericValue ?? 0);
  const failed = Object.values(audits).filter(
    (audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0,
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
    shift: time('cumulative-layout-shift'),
    /** How fast this computer is; Lighthouse takes 1500 and more for a usual one and slows it down four times. */
    benchmarkIndex: environment.benchmarkIndex,
    failed: failed.map(({ id }) => id),
  };
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
