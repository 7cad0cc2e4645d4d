import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processIo } from './io.ts';
import { Progress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** What it wrote when this was shown, ten seconds after the one before. */
function written(todo: number, shows: readonly Parameters<Progress['show']>[], isTTY = true): string[] {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const progress = new Progress('pairs', todo, { ...processIo(), stderr });
  for (const given of shows) {
    vi.advanceTimersByTime(10_000);
    progress.show(...given);
  }
  const text: string = stderr.read()?.toString() ?? '';
  return text.split('\r').slice(1);
}

const END = '\x1b[K';

test('the time left follows from what is done, and what is under way counts too', () => {
  const more = () => 'all well';
  expect(written(4, [[0], [1], [2, more], [2, more, 0.5]])).toEqual([
    `0 of 4 pairs · starting${END}`,
    `1 of 4 pairs · 1 min 0 s left${END}`,
    `2 of 4 pairs · all well · 30 s left${END}`,
    `2 of 4 pairs · all well · 24 s left${END}`,
  ]);
  expect(written(1000, [[1]])).toEqual([`1 of 1000 pairs · 2 h 46 min left${END}`]);
});

test('nothing is written, nor worked out, where there is no terminal', () => {
  const more = vi.fn(() => '');
  expect(written(4, [[1, more]], false)).toEqual([]);
  expect(more).not.toHaveBeenCalled();
});

test('it is written a few times a second at most', () => {
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  const progress = new Progress('pairs', 1000, { ...processIo(), stderr });
  for (let done = 1; done <= 1000; done++) {
    vi.advanceTimersByTime(1);
    progress.show(done);
  }
  expect(stderr.read().toString().split('\r').slice(1)).toHaveLength(4);
});
