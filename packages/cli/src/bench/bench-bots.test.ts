import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const doc = join(folder, 'bots.md');
copyFileSync(join(root, 'docs', 'bots.md'), doc);

/** `npm run bench:bots -- …` on a copy of the page. */
function benchBots(...args: readonly string[]) {
  const script = join(root, 'scripts', 'bench-bots.mjs');
  const argv = [script, '--results', join(folder, 'results'), '--doc', doc, '--workers', '1', ...args];
  return spawnSync(process.execPath, argv, { encoding: 'utf8' });
}

const rowOf = (begin: string) =>
  readFileSync(doc, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(begin));

test('a run is played, kept, and stands in its table; the others stay as they were', () => {
  const before = readFileSync(doc, 'utf8').split('\n');
  const { status, stdout, stderr } = benchBots('base-2-page-random', '--pairs', '3');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('base-2-page-random: page against random, base, 2 players, 3 pairs');
  const row = rowOf('| page > random |');
  expect(row).toMatch(/^\| page > random \| 3 \| \d–\d–\d \| \d+\.\d \[\d+\.\d, \d+\.\d\] % \| \d+\.\d \[/);
  expect(row).toMatch(/\| (so far|\*\*no\*\*) \| \d{4}-\d\d-\d\d, [0-9a-f]{8} \(3 of 50 pairs\) \|$/);
  const changed = readFileSync(doc, 'utf8')
    .split('\n')
    .filter((line, i) => line !== before[i]);
  expect(changed).toEqual([row]);
  expect(benchBots('--list', 'page-random').stdout).toContain('3 of 50 pairs');
});

test('it goes on where it was, and a row without results at hand is kept', () => {
  const row = rowOf('| page > random |');
  const [file = ''] = readdirSync(join(folder, 'results')).filter((name) => name.endsWith('.jsonl'));
  const path = join(folder, 'results', file);
  const before = readFileSync(path, 'utf8');
  benchBots('base-2-page-random', '--pairs', '4');
  const after = readFileSync(path, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.split('\n')).toHaveLength(before.split('\n').length + 1);
  const longer = rowOf('| page > random |');
  expect(longer).toMatch(/^\| page > random \| 4 \|/);
  expect(longer).not.toBe(row);

  rmSync(join(folder, 'results'), { recursive: true });
  expect(benchBots('--tables').status).toBe(0);
  expect(rowOf('| page > random |')).toBe(longer);
});

const address = (name: string) => pathToFileURL(join(root, 'scripts', name)).href;
const { runs } = await import(address('bots-list.mjs'));
const { interval, withTables } = await import(address('bots-tables.mjs'));
const empty = ['base', 'boxes', 'time', 'soak']
  .map((name) => `<!-- bench:bots ${name} -->\n<!-- /bench:bots ${name} -->`)
  .join('\n');

test.each([
  ['a whole run', 50, 58, 55, '58.0 [55.0, 60.0]', 'yes'],
  ['a part of one that holds', 49, 58, 55, '58.0 [55.0, 60.0]', 'so far'],
  ['a part of one that does not', 49, 1, -1, '1.0 [-1.0, 60.0]', '**no**'],
  ['one pair, which has no interval', 1, 58, null, '58.0', '**no**'],
  ['none that was played to its end', 0, null, null, '–', '**no**'],
])('what %s says', (_, pairs, mean, low, margin, holds) => {
  const run = { ...runs[0], name: 'it', a: 'squire', b: 'page', pairs: 50 };
  const times = { decisions: 9, median: 1, p95: 2, longest: 3 };
  const estimate = { mean, low, high: low === null ? null : 60 };
  const measured = {
    ...{ pairs, games: 2 * pairs, wins: 1, draws: 2, losses: 3, share: estimate, margin: estimate },
    ...{
      scores: { a: mean, b: mean },
      time: { a: times, b: times },
      clock: 'wall',
      on: 'today',
      sources: 'abc',
    },
  };
  const text: string = withTables(empty, [run], new Map([['it', measured]]), {});
  const cells = text
    .split('\n')
    .find((line) => line.startsWith('| squire > page |'))
    ?.split(' | ');
  expect(interval(estimate)).toBe(margin);
  expect(cells?.[4]).toBe(margin);
  expect(cells?.[7]).toBe(holds);
});

test('a row is kept in its own table only', () => {
  const none = { illegal: 0, nonsense: 0, late: 0, died: 0 };
  const soaked = {
    pairs: 250,
    games: 500,
    faults: { a: none, b: none },
    broken: 1,
    on: 'today',
    sources: 'abc',
  };
  const once = withTables(empty, runs, new Map([['soak-preset-page', soaked]]), {});
  expect(once).toContain('| page | any box, 2–8 players | 500 | 0 | 0 | 1 | **no** | today, abc |');
  const again: string = withTables(once, runs, new Map(), {});
  expect(again).toBe(once);
  expect(
    again.split('\n').filter((line) => line.startsWith('| page |') && line.endsWith('not run |')),
  ).toHaveLength(2);
});

test('what there is not is refused', () => {
  const { status, stderr } = benchBots('chess');
  expect(status).toBe(2);
  expect(stderr).toContain('Nothing is called “chess”');
});
