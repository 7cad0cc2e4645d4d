import { Coverage, randomGame, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';
import { beginGame } from '../program/setup.ts';

test('what was not seen yet is missing, what was seen is counted', () => {
  const coverage = new Coverage();
  coverage.expect(beginGame({ sets: ['base'], options: {}, players: 2 }));
  expect(coverage.missing).toContain('tile base/X');
  coverage.note({ event: 'placed', seat: 0, tile: 'base/X', x: 1, y: 0, rot: 0 });
  expect(coverage.missing).not.toContain('tile base/X');
  expect(coverage.counts).toEqual({ tile: 1 });
});

test('steps, messages, events of the wheel and choices are wanted too, and a step is seen when it runs', () => {
  const coverage = new Coverage();
  const game = beginGame({
    sets: ['base', 'messengers', 'wheel-of-fortune', 'crop-circles'],
    options: {},
    players: 2,
  });
  coverage.expect(game);
  const wanted = [
    'step score',
    'happened messengers/message-8',
    'answer messengers/action-5',
    'happened wheel-of-fortune/plague',
    'answer crop-circles/remove',
  ];
  expect(coverage.missing).toEqual(expect.arrayContaining(wanted));
  randomGame(game, seeded(1));
  expect(coverage.missing).not.toContain('step score');
  expect(coverage.missing).toContain('happened messengers/message-8');
});

test('bad numbers are refused before anything is played', async () => {
  const { status, err } = await runCli(['walk', '--rounds', 'many']);
  expect(status).toBe(2);
  expect(err).toContain('--rounds needs a whole number');
});
