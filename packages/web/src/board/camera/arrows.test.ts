import { expect, test } from 'vitest';
import { arrowsFor } from './arrows.ts';
import { TILE } from './camera.ts';

const PANE = { width: 390, height: 600 };
/** Six pixels from the eastern edge. */
const camera = { x: 0, y: TILE / 2, zoom: 0.63 };
const answers = [{ x: 2, y: 0 }];

test('what is pinned near the edge reaches beyond it, so an arrow leads there; a whole cell there is seen', () => {
  const sidesOf = (arePins: boolean) =>
    arrowsFor(camera, PANE, { answers, last: undefined, arePins }).map(({ side }) => side);
  expect(sidesOf(true)).toEqual(['east']);
  expect(sidesOf(false)).toEqual([]);
});
