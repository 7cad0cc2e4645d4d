import { expect, test, vi } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { AHEAD, type LandWanted } from './land.ts';
import { LandComposer } from './land-composer.ts';
import type { Order } from './order.ts';

const specs = allTiles().map(({ spec }) => spec);
const cells = { west: 0, north: 0, east: 3, south: 1 };
const land: LandWanted = {
  number: AHEAD,
  tiles: specs.slice(0, 3).map((spec, x) => ({ spec, x, y: 0, rot: 0, closed: [] })),
  light: 'day',
  pixels: 180,
  far: cells,
  near: cells,
  seen: cells,
};

function composerWith(pause: () => Promise<void>) {
  const means = { paint: vi.fn((_: Order) => ({}) as ImageBitmap), pause, show: vi.fn(), done: vi.fn() };
  return { ...means, composer: new LandComposer(means) };
}

test('what is painted ahead is painted in its full size, and shown to nobody', async () => {
  const { composer, paint, show, done } = composerWith(async () => {});
  await composer.want(land);
  // Three faces, and the two towers between faces.
  expect(paint.mock.calls.map(([{ pixels }]) => pixels)).toEqual([180, 180, 180, 180, 180]);
  expect(show).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
});

test('what is wanted later ends what is painted ahead', async () => {
  const { composer, paint } = composerWith(async () => {
    if (paint.mock.calls.length === 2)
      void composer.want({ ...land, tiles: [], seen: { ...cells, east: 0 } });
  });
  await composer.want(land);
  expect(paint).toHaveBeenCalledTimes(2);
});
