import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Crew } from './crew.ts';
import type { BrokenPair, Match, PlayedPair } from './pair.ts';
import { isBroken } from './results-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-crew-'));
afterAll(() => rmSync(folder, { recursive: true }));

const anyMatch: Match = {
  a: { kind: 'random' },
  b: { kind: 'random' },
  setup: { sets: ['base'], options: {}, players: 2 },
  seed: 1,
  budget: undefined,
  clock: 'wall',
  unpaired: false,
};
const STALL = 500;

/** A worker that does this with pair n, and otherwise plays it in no time. */
function worker(name: string, deed: string): URL {
  const file = join(folder, `${name}.mjs`);
  const text = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (n) => {
      if (n < 0) return parentPort.close();
      parentPort.postMessage({ pair: n, asked: 'a', done: 0 });
      ${deed}
      parentPort.postMessage({ result: { pair: n } });
      parentPort.postMessage({ ready: true });
    });
    parentPort.postMessage({ ready: true });`;
  writeFileSync(file, text);
  return pathToFileURL(file);
}

async function played(script: URL, workers: number): Promise<(PlayedPair | BrokenPair)[]> {
  const results: (PlayedPair | BrokenPair)[] = [];
  const news = { result: (one: PlayedPair | BrokenPair) => void results.push(one), progress: () => {} };
  await new Crew(anyMatch, [0, 1, 2, 3], news, script, STALL).run(workers);
  return results.sort((one, other) => one.pair - other.pair);
}

test.each([1, 2, 9])('%i workers play every pair once', async (workers) => {
  const results = await played(worker('good', ''), workers);
  expect(results.map(({ pair }) => pair)).toEqual([0, 1, 2, 3]);
  expect(results.some(isBroken)).toBe(false);
});

test.each([
  ['stalls', 'while (n === 1) {}', 'stalled: a did not answer for 0.5 s'],
  ['crashes', `if (n === 1) throw new Error('head over heels');`, 'head over heels'],
  ['leaves', 'if (n === 1) process.exit(3);', 'the worker ended'],
])('a worker that %s breaks its pair; another plays on', async (name, deed, why) => {
  const results = await played(worker(name, deed), 1);
  expect(results.map(isBroken)).toEqual([false, true, false, false]);
  const [, broken] = results;
  expect(isBroken(broken) ? broken.broken : '').toContain(why);
});

test('workers that can’t begin are not started again and again', async () => {
  const script = worker('broken', '');
  writeFileSync(script, `throw new Error('no such thing');`);
  await expect(played(script, 2)).rejects.toThrow('no such thing');
});
