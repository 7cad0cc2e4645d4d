import { expect, test } from 'vitest';
import { type Line, linesOf, verdictOf } from './lines.ts';
import type { BenchResult } from './result.ts';

const machine = { processor: 'a processor', node: 'v20' };

function line(parts: Partial<Line>): Line {
  return { what: '', unit: 'games/s', value: 1, ratio: undefined, bar: { must: 0.5, aim: 0.8 }, ...parts };
}

test.each([
  ['a speed by its ratio to the yardstick', line({ ratio: 0.49 }), 'missed'],
  ['a speed just as asked', line({ ratio: 0.5 }), 'enough'],
  ['a speed as aimed for', line({ ratio: 0.8 }), 'aim reached'],
  ['a speed without a yardstick', line({}), undefined],
  ['a bar without an aim', line({ ratio: 9, bar: { must: 0.05 } }), 'enough'],
  ['less time is better', line({ unit: 'nanoseconds', value: 501, bar: { must: 2000, aim: 500 } }), 'enough'],
  ['fewer bytes are better', line({ unit: 'bytes', value: 49, bar: { must: 48, aim: 24 } }), 'missed'],
  ['no bar', line({ ratio: 1, bar: undefined }), undefined],
])('the verdict on %s', (_, judged, verdict) => {
  expect(verdictOf(judged)).toBe(verdict);
});

test('the bar of a turn is for the turn itself, not for the list of its answers', () => {
  const cost = { nanosecondsAt70: 100, nanosecondsAt700: 160, ratio: 1.6 };
  const lines = linesOf({ machine, 'ten-sets': { listing: cost, sampling: cost } });
  const verdicts = lines.filter(({ unit }) => unit === 'times').map(verdictOf);
  expect(verdicts).toEqual([undefined, 'missed']);
});

test('what was not measured has no line', () => {
  const cost = { nanosecondsAt70: 100, nanosecondsAt700: 160, ratio: 1.6 };
  const result: BenchResult = { machine, 'ten-sets': { listing: cost, sampling: cost } };
  expect(linesOf(result).map(({ what }) => what)).toEqual([
    'a turn at 70 tiles, listing',
    'a turn at 700 tiles, listing',
    'a turn at 700 / at 70, listing',
    'a turn at 70 tiles, sampling',
    'a turn at 700 tiles, sampling',
    'a turn at 700 / at 70, sampling',
  ]);
});
