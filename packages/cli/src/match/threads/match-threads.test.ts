import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { BrokenPair, Match, PlayedPair } from '../pair.ts';
import { isBroken } from '../results/results-file.ts';
import { MatchThreads } from './match-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-match-threads-'));
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
function worker(name: string, action: string): URL {
  const file = join(folder, `${name}.mjs`);
  const text = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (n) => {
      if (n < 0) return parentPort.close();
      parentPort.postMessage({ pair: n, asked: 'a', done: 0 });
      ${action}
      parentPort.postMessage({ result: { pair: n } });
      parentPort.postMessage({ ready: true });
    });
    parentPort.postMessage({ ready: true });`;
  writeFileSync(file, text);
  return pathToFileURL(file);
}

/** Words of a script: the thread does nothing at all for so many milliseconds. */
const sleep = (milliseconds: number) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds})`;

async function played(
  script: URL,
  workers: number,
  changed: Partial<Match> = {},
): Promise<(PlayedPair | BrokenPair)[]> {
  const results: (PlayedPair | BrokenPair)[] = [];
  const events = { result: (one: PlayedPair | BrokenPair) => void results.push(one), progress: () => {} };
  const match = { ...anyMatch, ...changed };
  await new MatchThreads(match, [0, 1, 2, 3], events, { worker: script, stall: STALL, grace: 0 }).run(
    workers,
  );
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
])('a worker that %s breaks its pair; another plays on', async (name, action, why) => {
  const results = await played(worker(name, action), 1);
  expect(results.map(isBroken)).toEqual([false, true, false, false]);
  const [, broken] = results;
  expect(isBroken(broken) ? broken.broken : '').toContain(why);
});

test('a level that counts iterations may take as long as they take', async () => {
  const slow = worker('slow', `if (n === 1) ${sleep(2 * STALL)};`);
  const level = { kind: 'level', level: 'king' } as const;
  const counted = await played(slow, 1, { a: level, budget: { iterations: 1 } });
  expect(counted.some(isBroken)).toBe(false);
  // It is the level that has the time, not whoever counts iterations.
  const other = await played(slow, 1, { a: { kind: 'random' }, b: level, budget: { iterations: 1 } });
  expect(other.map(isBroken)).toEqual([false, true, false, false]);
});

describe('no program is left behind', () => {
  /** A program that does not listen; while it runs, its file grows. */
  function deaf(name: string): { words: readonly string[]; beats: string; grows: () => Promise<boolean> } {
    const [file, beats] = [join(folder, `${name}-deaf.mjs`), join(folder, `${name}.beats`)];
    const text = `import { appendFileSync } from 'node:fs';
      setInterval(() => appendFileSync(${JSON.stringify(beats)}, '.'), 10);`;
    writeFileSync(file, text);
    const grows = async () => {
      const before = statSync(beats).size;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return statSync(beats).size > before;
    };
    return { words: [process.execPath, file], beats, grows };
  }

  test.each([
    ['stalled', 'for (;;) {}'],
    ['crashed', `throw new Error('head over heels')`],
  ])('by a worker that %s', async (name, action) => {
    const { words, beats, grows } = deaf(name);
    const begin = `const { spawn } = process.getBuiltinModule('node:child_process');
      const { existsSync } = process.getBuiltinModule('node:fs');
      if (n === 0) {
        const { pid } = spawn(...${JSON.stringify([words[0], words.slice(1)])});
        parentPort.postMessage({ began: pid });
        // While nobody is asked, it has time to start.
        parentPort.postMessage({ pair: n, done: 0 });
        while (!existsSync(${JSON.stringify(beats)})) ${sleep(20)};
        parentPort.postMessage({ pair: n, asked: 'a', done: 0 });
        ${action}
      }`;
    const results = await played(worker(name, begin), 1);
    expect(results.map(isBroken)).toEqual([true, false, false, false]);
    expect(await grows()).toBe(false);
  });

  test('by a match that is stopped', async () => {
    const { words, beats, grows } = deaf('stopped');
    const match: Match = { ...anyMatch, a: { kind: 'program', words }, budget: { iterations: 1 } };
    const threads = new MatchThreads(match, [0], { result() {}, progress() {} }, { grace: 0 });
    const over = threads.run(1);
    await vi.waitFor(() => expect(existsSync(beats)).toBe(true), 50_000);
    threads.stop();
    await over;
    expect(await grows()).toBe(false);
  });
});

test('workers that can’t begin are not started again and again', async () => {
  const script = worker('broken', '');
  writeFileSync(script, `throw new Error('no such thing');`);
  await expect(played(script, 2)).rejects.toThrow('no such thing');
});

test('if one worker can’t begin, the others stop too', async () => {
  const script = worker('half', 'return;');
  const [first, text] = [join(folder, 'first'), readFileSync(script, 'utf8')];
  // The first to come makes the folder and plays a pair that never ends; for the other it is there already.
  writeFileSync(script, `process.getBuiltinModule('node:fs').mkdirSync(${JSON.stringify(first)});\n${text}`);
  await expect(played(script, 2)).rejects.toThrow('EEXIST');
}, 20_000);
