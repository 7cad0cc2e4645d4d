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

test('all who share third place stand on steps, around whoever won', async () => {
  const more = (['black', 'yellow', 'pink'] as const).map(
    (colour): SeatInfo => ({ name: colour, colour, player: 'bot' }),
  );
  const place = await rendered(<Podium seats={[...SEATS, ...more]} scores={[27, 34, 35, 32, 32, 32]} />);
  const steps = [...place.querySelectorAll<HTMLElement>('.on-step')];
  const seen = [...steps].sort((one, other) => Number(one.style.order) - Number(other.style.order));
  expect(seen.map(({ dataset }) => dataset.rank)).toEqual(['3', '2', '1', '3', '3']);
  expect(place.querySelectorAll('.below')).toHaveLength(1);
});
