import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sayText } from '@bastide/rules/internal';
import { checkExpansion } from '@bastide/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-new-'));
const mill = join(folder, 'mill');
afterAll(() => rmSync(folder, { recursive: true }));

test('a new expansion plays at once', async () => {
  const { status, out } = await runCli(['new-expansion', 'water-mill', mill]);
  expect(status).toBe(0);
  expect(out).toContain('--sets base,water-mill --check');
  const argv = ['--with', mill, '--sets', 'base,water-mill', '--games', '1', '--check'];
  expect(await runCli(['simulate', ...argv])).toMatchObject({ status: 0, err: '' });
  const tiles = await runCli(['tiles', 'water-mill', '--with', mill]);
  expect(tiles.out).toContain('Water Mill (water-mill): 3 tiles');
});

// The test runner loads sources in its own way: only a process of its own shows what people get.
test('a folder far from any package is played with, though its sources import each other', () => {
  const festival = join(folder, 'festival');
  cpSync(fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url)), festival, {
    recursive: true,
  });
  const bin = fileURLToPath(new URL('../../bin/bastide.js', import.meta.url));
  const argv = [bin, 'tiles', 'festival', '--with', festival];
  const { stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('(festival): 10 tiles')]);
});

test('it has forgotten nothing', async () => {
  const { expansion } = await import(pathToFileURL(join(mill, 'rules', 'index.ts')).href);
  expect(checkExpansion(expansion, { rules: new Set(['WA1', 'WA2']), games: 0 })).toEqual([]);
});

test('it speaks to its reader', async () => {
  const { expansion } = await import(pathToFileURL(join(mill, 'rules', 'index.ts')).href);
  const { en, fr } = expansion.texts;
  expect(sayText('en', en['award.water-mill'], { who: 'You', n: 2 })).toMatch(/^You get 2 points/);
  expect(sayText('fr', fr['award.water-mill'], { who: 'Vous', n: 2 })).toMatch(/^Vous recevez 2 points/);
});

test('its rules have letters that no other expansion has', () => {
  expect(readFileSync(join(mill, 'README.md'), 'utf8')).toMatch(/^- WA1 /m);
  expect(readFileSync(join(mill, 'rules', 'rules.test.ts'), 'utf8')).toContain(`test('WA2 `);
});

test('its mark has a letter that none of ours has', () => {
  // The w of water-mill is wine.
  expect(readFileSync(join(mill, 'rules', 'index.ts'), 'utf8')).toContain(`Sign: 'a'`);
});

test.each([
  [[], 'needs a NAME'],
  [['Mill'], 'small letters, digits and hyphens only'],
  [['river', join(folder, 'river')], 'there is an expansion “river” already'],
  [['mill', folder], 'is there already and not empty'],
])('refused: %j', async (argv, message) => {
  const { status, err } = await runCli(['new-expansion', ...argv]);
  expect([status, err]).toEqual([2, expect.stringContaining(message)]);
});
