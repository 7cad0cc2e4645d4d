import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

// The base tiles without gardens, two players: counts agreed on by independent engines (rules package, perft tables).
test('tiles only', async () => {
  expect((await runCli(['perft', '--sets', 'base', '--depth', '2'])).out).toBe('1\t102\n2\t15804\n');
});

test('with figures', async () => {
  expect((await runCli(['perft', '--depth', '1', '--figures'])).out).toBe('1\t484\n');
});

test('divided by the first placement', async () => {
  const { out } = await runCli(['perft', '--depth', '2', '--divide']);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const parts = lines.slice(0, -1);
  expect(parts).toHaveLength(102);
  expect(new Set(parts.map(([text]) => text)).size).toBe(102);
  expect(parts.every(([text]) => /^place base\/\S+ -?\d+,-?\d+ \d+$/.test(text))).toBe(true);
  expect(parts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(15804);
  expect(lines.at(-1)).toEqual(['sum', '15804']);
});
