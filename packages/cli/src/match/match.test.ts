import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quick = ['match', '--a', 'page', '--b', 'random', '--iterations', '5', '--seed', '4'];
const random = ['match', '--a', 'random', '--b', 'random', '--workers', '1'];

async function resultOf(argv: readonly string[]) {
  const { last, err, out } = await runCli([...argv, '--json']);
  expect(err).toBe('');
  expect(out).toBe(`${last}\n`);
  return JSON.parse(last);
}

/** Four pairs, by two workers. */
const whole = resultOf([...quick, '--pairs', '4', '--workers', '2']);

/** What of a result must be the same whenever the same is played: all but times and memory. */
const points = ({ wins, draws, losses, margin, scores, pairs }: Awaited<typeof whole>) => ({
  pairs,
  wins,
  draws,
  losses,
  margin,
  scores,
});

test('a match in JSON: games, margin with its interval, scores, times, memory', async () => {
  const result = await whole;
  expect(result).toMatchObject({ a: 'page', b: 'random', pairs: 4, games: 8, broken: 0, interrupted: false });
  expect(result.wins + result.draws + result.losses).toBe(8);
  expect(result.wins).toBe(8);
  const { mean, low, high } = result.margin;
  expect(mean).toBeCloseTo(result.scores.a - result.scores.b, 2);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(mean);
  for (const side of ['a', 'b'] as const) {
    const { decisions, median, p95, longest } = result.time[side];
    // 71 tiles are drawn in a game, one or two of them may go to the box.
    expect(decisions).toBeGreaterThan(4 * 69);
    expect(median).toBeGreaterThan(0);
    expect(p95).toBeGreaterThanOrEqual(median);
    expect(longest).toBeGreaterThanOrEqual(p95);
  }
  expect(result.memory.p95).toBeGreaterThan(5);
});

test('in words; who plays itself, also at three seats, draws every pair: luck and seats are equal', async () => {
  const { out, err, status } = await runCli([...random, '--pairs', '3', '--players', '3']);
  expect(status).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^random against random: 3 pairs, 6 games\n {2}a wins (\d), draws \d, loses \1 /);
  expect(out).toContain('margin of a    0.0 [0.0, 0.0] points a game');
  expect(out).toMatch(/mean score {5}a (\d+\.\d), b \1\n/);
});

test.runIf(process.platform === 'linux')(
  'a turn lasts as long as the processor was used for it',
  async () => {
    const argv = [
      'match',
      '--a',
      'baron',
      '--b',
      'page',
      '--time',
      '20',
      '--cpu',
      '--pairs',
      '1',
      '--workers',
      '1',
    ];
    const { cpu, clock, margin } = await resultOf(argv);
    expect(clock).toBe('cpu');
    // One pair has no interval.
    expect(margin).toEqual({ mean: expect.any(Number), low: null, high: null });
    // The system tells only every few milliseconds.
    expect(cpu.a.median).toBeGreaterThan(8);
  },
);

test('unpaired games are all different', async () => {
  const file = join(folder, 'unpaired.jsonl');
  await resultOf([...random, '--pairs', '2', '--unpaired', '--out', file]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  const scores = lines.flatMap((line) => JSON.parse(line).games.map((game: object) => JSON.stringify(game)));
  expect(new Set(scores).size).toBe(4);
});

test('any sets and numbers of players, drawn for every pair', async () => {
  const file = join(folder, 'any.jsonl');
  const { pairs } = await resultOf([
    ...random,
    '--pairs',
    '4',
    '--sets',
    'any',
    '--players',
    'any',
    '--out',
    file,
  ]);
  expect(pairs).toBe(4);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  const counts = lines.map((line) => JSON.parse(line).games[0].scores.length);
  expect(new Set(counts).size).toBeGreaterThan(1);
});

describe('a file of results', () => {
  const file = join(folder, 'half.jsonl');

  test('a match that goes on ends like one that was never stopped', async () => {
    await resultOf([...quick, '--pairs', '2', '--workers', '1', '--out', file]);
    const half = readFileSync(file, 'utf8');
    expect(half.trimEnd().split('\n')).toHaveLength(3);
    // Cut off while a line was written.
    appendFileSync(file, '{"pair":2,"games":[{"se');
    const resumed = await resultOf([...quick, '--pairs', '4', '--workers', '1', '--resume', file]);
    expect(points(resumed)).toEqual(points(await whole));
    const written = readFileSync(file, 'utf8');
    expect(written.startsWith(half)).toBe(true);
    expect(written.trimEnd().split('\n')).toHaveLength(5);
  });

  test('pairs that are there are not played again, and fewer can be asked for', async () => {
    const before = readFileSync(file, 'utf8');
    const { pairs, time } = await resultOf([...quick, '--pairs', '3', '--resume', file]);
    expect(pairs).toBe(3);
    expect(time.a.decisions).toBeGreaterThan(200);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    ['--resume', '9', 'holds another match'],
    ['--out', '4', 'is there already. Go on with it: --resume'],
  ])('%s with seed %s is refused', async (option, seed, message) => {
    const { status, err } = await runCli([...quick.slice(0, -1), seed, option, file]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  test('a line that is no pair is refused with its place', async () => {
    const bad = join(folder, 'bad.jsonl');
    const [head] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(bad, `${head}\n{"pair":0}\n`);
    const { status, err } = await runCli([...quick, '--resume', bad]);
    expect(status).toBe(2);
    expect(err).toContain('bad.jsonl:2 is no pair of a match.');
  });
});

test('progress and the time left show on a terminal only, and not among the results', async () => {
  // Three seconds pass between any two looks at the clock, so everything is shown.
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3000;
    return now;
  });
  const shown = await runCli([...random, '--pairs', '3', '--json'], '', { isTTY: true });
  clock.mockRestore();
  expect(JSON.parse(shown.out).pairs).toBe(3);
  const lines = shown.err.split('\r').slice(1);
  expect(lines[0]).toMatch(/^0 of 3 pairs · .*\d (min|s) left/);
  expect(shown.err).toMatch(/\r1 of 3 pairs · \d–\d–\d · margin \S+ · .*\d (min|s) left/);
  expect(shown.err).toMatch(/\r2 of 3 pairs · \d–\d–\d · margin \S+ \[.*\] · .*\d (min|s) left/);
  expect(lines.at(-2)).toMatch(/^3 of 3 pairs .* · 0 s left/);
  expect(lines.at(-1)).toBe('\x1b[K');
});

test('a bot with faults ends with status 1 and is told of', async () => {
  const argv = [
    'match',
    '--a',
    'random',
    '--b',
    'cmd:no-such-program',
    '--pairs',
    '1',
    '--workers',
    '1',
    '--json',
  ];
  const { status, err, out } = await runCli(argv);
  expect(status).toBe(1);
  expect(err).toContain('bastide: b died: spawn no-such-program ENOENT (2 times)');
  expect(JSON.parse(out).faults).toMatchObject({ a: { died: 0 }, b: { died: 2 } });
});

test('Ctrl+C prints what was measured so far', async () => {
  const file = join(folder, 'interrupted.jsonl');
  const bastide = fileURLToPath(new URL('../../bin/bastide.js', import.meta.url));
  const argv = [...random, '--pairs', '100000'];
  const child = spawn(process.execPath, [bastide, ...argv, '--json', '--out', file]);
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const began = Date.now();
  while (!(existsSync(file) && readFileSync(file, 'utf8').includes('"pair":2'))) {
    if (Date.now() > began + 40_000) throw new Error('no pair was played');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  const result = JSON.parse(out);
  expect(result.interrupted).toBe(true);
  expect(result.pairs).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length - 1);
  expect(result.pairs).toBeGreaterThan(1);
});
