import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

test('tiles of one set, with their counts', async () => {
  const { out, status } = await runCli(['tiles', 'base']);
  expect(status).toBe(0);
  expect(out).toContain('Base game (base): 72 tiles\n');
  expect(out).toContain('D-start ×1');
  expect(out).toContain('V ×8');
  expect(out).toContain('-----o-----');
  expect(out).not.toContain('\x1b');
});

test('all sets', async () => {
  const { out } = await runCli(['tiles']);
  expect(out).toContain('(river): 12 tiles');
  expect(out).toContain('(river-bb5): 12 tiles');
  expect(out).toContain('(inns-cathedrals): 18 tiles');
  expect(out).toContain('(traders-builders): 24 tiles');
});

test('a narrow terminal has fewer tiles a row, a wide one more', async () => {
  const widest = async (columns: number) => {
    const { out } = await runCli(['tiles', 'traders-builders'], '', { columns });
    return Math.max(
      ...out
        .split('\n')
        .slice(1)
        .map((line) => line.length),
    );
  };
  expect(await widest(80)).toBeLessThanOrEqual(80);
  expect(await widest(200)).toBeGreaterThan(100);
});

test('colour on a terminal, unless NO_COLOR is set', async () => {
  const colours = async (env: Record<string, string>) =>
    (await runCli(['tiles', 'base'], '', { isTTY: true, columns: 100 }, env)).out.includes('\x1b[48;5;');
  expect(await colours({})).toBe(true);
  expect(await colours({ NO_COLOR: '1' })).toBe(false);
  expect(await colours({ TERM: 'dumb' })).toBe(false);
});
