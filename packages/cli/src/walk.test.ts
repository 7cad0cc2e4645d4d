import { Coverage } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { beginGame } from './setup.ts';
import { runCli } from './stage.ts';

test('what was not seen yet is missing, what was seen is counted', () => {
  const coverage = new Coverage();
  coverage.expect(beginGame({ sets: ['base'], options: {}, players: 2 }));
  expect(coverage.missing).toContain('tile base/X');
  coverage.hear({ event: 'placed', seat: 0, tile: 'base/X', x: 1, y: 0, rot: 0 });
  expect(coverage.missing).not.toContain('tile base/X');
  expect(coverage.counts).toEqual({ tile: 1 });
});

test('bad numbers are refused before anything is played', async () => {
  const { status, err } = await runCli(['walk', '--rounds', 'many']);
  expect(status).toBe(2);
  expect(err).toContain('--rounds needs a whole number');
});
