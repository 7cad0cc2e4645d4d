import { expect, test } from 'vitest';
import { distance } from '../../art/geometry.ts';
import { MIN_ZOOM } from '../camera/camera.ts';
import { figureScale, figureScaleAtEnd, stepApart } from './figure-size.ts';

test('a figure is never below 18 pixels, on a phone never below 22, and never smaller than its wood', () => {
  for (let zoom = MIN_ZOOM; zoom < 4; zoom *= 1.1) {
    expect(figureScale(zoom, 'fine') * 25 * zoom).toBeGreaterThanOrEqual(18 - 1e-9);
    expect(figureScale(zoom, 'coarse') * 25 * zoom).toBeGreaterThanOrEqual(22 - 1e-9);
    expect(figureScale(zoom, 'fine')).toBeGreaterThanOrEqual(1);
  }
});

test('when the game is over no figure is larger than its tile', () => {
  // A follower is about 40 of the 100 of a tile.
  expect(figureScaleAtEnd(MIN_ZOOM, 'coarse') * 40).toBeLessThan(100);
  expect(figureScaleAtEnd(1, 'fine')).toBe(figureScale(1, 'fine'));
});

test('grown figures do not hide each other, and those with room stay where they are', () => {
  const alone = { at: { x: 900, y: 900 } };
  const crowd = [0, 15, 30, 15].map((x, i) => ({ at: { x, y: i === 3 ? 12 : 0 } }));
  const moved = stepApart([...crowd, alone], 2);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < i; j++) expect(distance(moved[i].at, moved[j].at)).toBeGreaterThan(2 * 15);
  expect(moved[4]).toEqual(alone);
});

test('figures on one point step apart too, and on a near land nobody moves', () => {
  const two = [{ at: { x: 5, y: 5 } }, { at: { x: 5, y: 5 } }];
  const [one, other] = stepApart(two, 3);
  expect(distance(one.at, other.at)).toBeGreaterThan(50);
  expect(stepApart(two, 1)).toEqual(two);
});
