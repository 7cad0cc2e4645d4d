import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { findPuzzles } from './find.ts';

/** A thread that breaks every game it is given. */
const BREAKS = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job === 'leave') return parentPort.close();
      parentPort.postMessage({ broken: 'no such tile' });
      parentPort.postMessage({ ready: true });
    });
    parentPort.postMessage({ ready: true });
  `)}`,
);

test('a search in which every game breaks is given up, and tells why', async () => {
  const { stdin, stdout } = process;
  const io = { stdin, stdout, stderr: new PassThrough(), env: {} };
  const plan = { sets: ['base'], options: {}, players: 2 };
  const search = { plan, seed: 1, wanted: {}, count: 1, workers: 2 } as const;
  const findings = await findPuzzles(search, io, () => {}, BREAKS);
  expect(findings).toMatchObject({ puzzles: [], interrupted: false });
  expect(findings.broken.length).toBeGreaterThanOrEqual(10);
  expect(new Set(findings.broken)).toEqual(new Set(['no such tile']));
});
