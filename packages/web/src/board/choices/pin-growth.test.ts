import { expect, test } from 'vitest';
import type { Standing } from '../land/standing.ts';
import type { Aim } from '../pointing/aims.ts';
import { LEAST_PIN, pinGrowth, pinRadius } from './pin-growth.ts';

const standing: Standing = {
  key: 'f1',
  kind: 'follower',
  seat: 0,
  at: { x: 50, y: 50 },
  lying: false,
  count: 1,
  segment: '0,0 0',
};

function aim(key: string, at: { x: number; y: number }, more: Partial<Aim> = {}): Aim {
  const bare = { answers: [], x: 0, y: 0, segment: 0, link: undefined, tile: undefined, standing: undefined };
  return { ...bare, shape: 'segment', key, at, ...more };
}

const across = (one: Aim, aims: readonly Aim[], zoom: number) =>
  2 * pinRadius(one) * pinGrowth(one, aims, zoom) * zoom;

test('a pin is as large as on the land where that is large enough', () => {
  const one = aim('a', { x: 50, y: 50 }, { standing });
  expect(pinGrowth(one, [one], 1)).toBe(1);
});

test('from afar a pin keeps its size on the screen, over a figure too', () => {
  const one = aim('a', { x: 50, y: 50 });
  expect(across(one, [one], 0.2)).toBeCloseTo(LEAST_PIN);
  const figure = aim('b', { x: 50, y: 50 }, { standing });
  expect(across(figure, [figure], 0.2)).toBeCloseTo(LEAST_PIN);
});

test('places of one tile don’t grow over one another', () => {
  const [one, other] = [aim('a', { x: 20, y: 50 }), aim('b', { x: 60, y: 50 })];
  const far = 0.3;
  expect(across(one, [one, other], far)).toBeCloseTo(40 * far);
});
