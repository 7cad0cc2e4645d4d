import { expect, test } from 'vitest';
import { paceTime, restAfter } from './pace.ts';

const deployed = { event: 'deployed', seat: 0, figure: 'follower', x: 0, y: 0, on: 'city:N' } as const;
const turn = { event: 'turn', seat: 0, part: 1 } as const;

test('points are looked at longer than a figure, and passing hardly at all', () => {
  expect(restAfter([turn], 1000)).toBeLessThan(restAfter([turn, deployed], 1000));
  expect(restAfter([], 1000)).toBeGreaterThan(0);
  expect(restAfter([deployed], 0)).toBe(0);
});

test('a pace nobody knows is the normal one', () => {
  const kept: unknown = 'breakneck';
  expect(paceTime(kept as 'fast')).toBe(paceTime('normal'));
  expect(paceTime('fast')).toBeLessThan(paceTime('slow'));
});
