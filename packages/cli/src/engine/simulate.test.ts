import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([['all.jsonl'], ['all.jsonl.gz']])('records written to %s replay identical', async (name) => {
  const path = join(folder, name);
  const argv = ['simulate', '--preset', 'bigbox-2017', '--players', '3', '--games', '3', '--seed', '4'];
  const { status, last } = await runCli([...argv, '--out', path]);
  expect(status).toBe(0);
  const summary = JSON.parse(last);
  expect(Object.keys(summary)).toEqual(['games', 'gamesPerSecond', 'turns', 'meanScores']);
  expect(summary.games).toBe(3);
  expect(summary.gamesPerSecond).toBeGreaterThan(0);
  expect(summary.turns).toBeGreaterThan(3 * 60);

  const bytes = readFileSync(path);
  const text = name.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
  const records = text
    .trimEnd()
    .split('\n')
    .map((one) => JSON.parse(one));
  expect(records.map(({ id }) => id)).toEqual(['simulate-4', 'simulate-5', 'simulate-6']);
  const mean = (seat: number) =>
    Math.round((100 * records.reduce((sum, { final }) => sum + final[seat], 0)) / 3) / 100;
  expect(summary.meanScores).toEqual([mean(0), mean(1), mean(2)]);

  const replayed = await runCli(['replay', path]);
  expect(replayed.out).toBe('3 records: 3 identical, 0 different\n');
});

test('the same seed plays the same games, checked or not', async () => {
  const argv = ['simulate', '--sets', 'base', '--games', '1', '--seed', '9'];
  const scores = async (more: readonly string[]) =>
    JSON.parse((await runCli([...argv, ...more])).last).meanScores;
  const plain = await scores([]);
  expect(await scores(['--check'])).toEqual(plain);
});

test('progress shows on a terminal only', async () => {
  const argv = ['simulate', '--games', '2'];
  expect((await runCli(argv)).err).toBe('');
  expect((await runCli(argv, '', { isTTY: true })).err).toContain('of 2 games');
});
