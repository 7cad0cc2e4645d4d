import { expect, test } from 'vitest';
import type { SeatInfo } from '../session/types.ts';
import { rendered } from '../testing/rendered.tsx';
import { Podium } from './podium.tsx';

const SEATS: readonly SeatInfo[] = [
  { name: 'Ann', colour: 'red', player: 'person' },
  { name: 'Bob', colour: 'blue', player: 'elsewhere' },
  { name: 'Eve', colour: 'green', player: 'elsewhere' },
];

test.each([
  ['by their points', [30, 60, 15], [2, 1, 3], [1, 0.5, 0.25]],
  ['by their places where who left has more points', [0, 40, 12], [2, 3, 1], [1, 2 / 3, 1 / 3]],
] as const)('steps are as high as it takes, %s', async (_, scores, places, highs) => {
  const place = await rendered(<Podium seats={SEATS} scores={scores} places={places} />);
  const steps = [...place.querySelectorAll<HTMLElement>('.step')];
  expect(steps.map(({ style }) => Number(style.getPropertyValue('--high')).toFixed(2))).toEqual(
    highs.map((high) => high.toFixed(2)),
  );
});
