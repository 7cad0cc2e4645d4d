import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** So many files side by side can be seen at once. */
const MOST = 22;

test('no folder is a crowd: give it rooms', () => {
  const counts = new Map<string, number>();
  for (const { path } of sourcesOf(/^[\w-]+\/(?:src|e2e|tools|build)\/.*\.(?:tsx?|css|m?js)$/)) {
    // Tests stand beside what they test; in e2e there is nothing else.
    if (/\.test\.tsx?$/.test(path) && !path.includes('/e2e/')) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.get('rules/src/game')).toBeGreaterThan(5);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
