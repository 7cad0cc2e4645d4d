import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const quick = ['--processes', '1', '--rounds', '1', '--milliseconds', '1'];

/** A yardstick that loses 100 games a second with every run, and another 1000 while it lists. */
const SLOWER_EACH_TIME = `
const { appendFileSync, readFileSync } = require('node:fs');
const runs = require('node:path').join(__dirname, 'runs');
appendFileSync(runs, '.');
const slower = 100 * readFileSync(runs).length + (process.env.LIST === '1' ? 1000 : 0);
console.log(JSON.stringify({ gamesPerSecond: 2000 - slower }));
`;

test('the last line is one JSON object, with --json the only one; each is measured in its own process', async () => {
  const only = ['--only', 'ten-sets', '--only', 'base'];
  const { out, err, last } = await runCli(['bench', '--json', ...only, ...quick]);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toContain('measuring ten-sets (2 of 2)');
  const result = JSON.parse(last);
  expect(Object.keys(result)).toEqual(['base', 'ten-sets', 'machine']);
  expect(result.base.listing.gamesPerSecond).toBeGreaterThan(0);
});

test('a yardstick is run before and after, and its best run is what counts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-yardstick-'));
  const program = join(folder, 'yardstick.cjs');
  writeFileSync(program, SLOWER_EACH_TIME);
  const argv = ['bench', '--only', 'base', '--yardstick', `node "${program}"`, ...quick];
  const { out, last } = await runCli(argv).finally(() => rmSync(folder, { recursive: true }));
  const { base, yardstick, ratios } = JSON.parse(last);
  expect(yardstick).toEqual({
    listing: { gamesPerSecond: 800, least: 600, runs: 2 },
    sampling: { gamesPerSecond: 1900, least: 1700, runs: 2 },
  });
  expect(ratios.base.listing).toBeCloseTo(base.listing.gamesPerSecond / 800, 2);
  expect(ratios.base.sampling).toBeCloseTo(base.sampling.gamesPerSecond / 1900, 2);
  expect(out).toMatch(/^what +measured +\/ yardstick +required +aim\n/);
  expect(out).toMatch(/\nbase, listing +[\d,]+ games\/s +\d+\.\d+ +≥ 0\.5 +≥ 0\.8/);
  expect(out).toMatch(/\nbase, copy +[\d.]+ [nµ]s +≤ 2 µs +≤ 500 ns/);
});

test.each([
  [['--only', 'chess'], '“chess” is not measured'],
  [['--only', 'base', '--yardstick', 'node -e "process.exit(3)"'], 'the yardstick can’t be run'],
  [['--only', 'base', '--yardstick', 'node -e 0'], 'the yardstick prints no {"gamesPerSecond": N}'],
])('refused: %j', async (argv, message) => {
  const { status, err } = await runCli(['bench', ...argv, ...quick]);
  expect(status).toBe(2);
  expect(err).toContain(message);
});
