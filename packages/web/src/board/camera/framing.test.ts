import { expect, test } from 'vitest';
import { type Camera, type Extent, extentAround, extentOf, TILE, toScreen } from './camera.ts';
import { cellBounds, fitAll, inSight } from './framing.ts';
import { hasManners, leastMove } from './least-move.ts';
import { freeAreas, type Pane } from './pane.ts';

const size = { width: 800, height: 600 };

test('fit shows every tile with room for the next around them', () => {
  const extent = extentOf([
    { x: -4, y: 0 },
    { x: 9, y: 3 },
  ]);
  const shown = fitAll(extent, size);
  const corners = [
    toScreen(shown, size, { x: -5 * TILE, y: -1 * TILE }),
    toScreen(shown, size, { x: 11 * TILE, y: 5 * TILE }),
  ];
  expect(corners[0].x).toBeCloseTo(0);
  expect(corners[1].x).toBeCloseTo(size.width);
  expect(corners[0].y).toBeGreaterThanOrEqual(0);
  expect(corners[1].y).toBeLessThanOrEqual(size.height);
  expect(inSight(extent.cells ?? [], shown, size)).toBe(true);
});

test('land that has grown out of view is not within it', () => {
  const shown = fitAll(extentOf([{ x: 0, y: 0 }]), size);
  expect(inSight([{ x: 6, y: 0 }], shown, size)).toBe(false);
});

test('a tile in view moves nothing, one out of view comes in, just so far', () => {
  const start: Camera = { x: 50, y: 50, zoom: 1 };
  expect(leastMove(start, size, [{ x: 1, y: 0 }].map(cellBounds), undefined)).toBe(start);
  const moved = leastMove(start, size, [{ x: 12, y: 0 }].map(cellBounds), undefined) ?? start;
  expect(toScreen(moved, size, { x: 13 * TILE, y: 0 }).x).toBeCloseTo(size.width);
  expect(moved.y).toBe(start.y);
});

test('cells that are too far apart can’t be seen together', () => {
  const start: Camera = { x: 50, y: 50, zoom: 1 };
  const apart = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
  ];
  expect(leastMove(start, size, apart.map(cellBounds), undefined)).toBeUndefined();
});

test('no bare table on one side while land is hidden beyond the other', () => {
  const land = { west: -5, north: 0, east: 5, south: 1 };
  const bare: Camera = { x: 400, y: 100, zoom: 1 };
  expect(hasManners(bare, size, land)).toBe(false);
  const moved = leastMove(bare, size, [], land) ?? bare;
  expect(toScreen(moved, size, { x: 6 * TILE, y: 0 }).x).toBeCloseTo(size.width);
  expect(hasManners(moved, size, land)).toBe(true);
});

/** A phone: points in the north-west corner, a column of buttons in the north-east. */
const POINTS = { left: 6, top: 6, right: 280, bottom: 34 };
const BUTTONS = { left: 340, top: 10, right: 380, bottom: 220 };
const phone: Pane = { width: 390, height: 515, covers: [POINTS, BUTTONS] };

/** Cells of a rectangle of which the points or buttons cover something. */
function covered({ west, north, east, south }: Extent, camera: Camera): string[] {
  const cells: string[] = [];
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      const from = toScreen(camera, phone, { x: x * TILE, y: y * TILE });
      const to = toScreen(camera, phone, { x: (x + 1) * TILE, y: (y + 1) * TILE });
      const isUnder = [POINTS, BUTTONS].some(
        ({ left, top, right, bottom }) =>
          from.x < right - 1e-6 && to.x > left + 1e-6 && from.y < bottom - 1e-6 && to.y > top + 1e-6,
      );
      if (isUnder || from.x < -1e-6 || to.x > phone.width + 1e-6 || to.y > phone.height + 1e-6)
        cells.push(`${x},${y}`);
    }
  }
  return cells;
}

test.each([
  ['wide', { west: -9, north: -6, east: 8, south: 5 }],
  ['high', { west: -3, north: -9, east: 3, south: 8 }],
  ['small', { west: -1, north: -1, east: 1, south: 1 }],
])('%s land lies beside or below the buttons, whichever leaves it larger', (_, extent) => {
  const shown = fitAll(extent, phone);
  expect(covered(extent, shown)).toEqual([]);
  const largest = Math.max(
    ...freeAreas(phone).map(({ left, top, right, bottom }) =>
      Math.min(
        1.6,
        (right - left) / (extent.east - extent.west + 1) / TILE,
        (bottom - top) / (extent.south - extent.north + 1) / TILE,
      ),
    ),
  );
  expect(shown.zoom).toBeCloseTo(largest);
});

test('wide land gives up no width for the buttons, high land little height', () => {
  const wide = fitAll({ west: -9, north: -6, east: 8, south: 5 }, phone);
  expect(wide.zoom * 18 * TILE).toBeCloseTo(phone.width);
  const high = fitAll({ west: -3, north: -9, east: 3, south: 8 }, phone);
  expect(high.zoom * 18 * TILE).toBeCloseTo(phone.height - POINTS.bottom);
});

test('where nothing lies in the corner under the buttons, land may be as large as without them', () => {
  // A diagonal from the north-west to the south-east: the buttons' corner is empty.
  const cells = Array.from({ length: 13 }, (_, i) => ({ x: i, y: i }));
  const extent = extentAround(cells);
  const shown = fitAll(extent, phone);
  expect(shown.zoom * 13 * TILE).toBeCloseTo(phone.width);
  expect(cells.filter(({ x, y }) => covered(extentAround([{ x, y }]), shown).length > 0)).toEqual([]);
  expect(inSight(cells, shown, phone)).toBe(true);
});

test('land under the buttons is not in view, and a tile under them is brought out', () => {
  const extent = { west: -9, north: -6, east: 8, south: 5 };
  const plain = fitAll(extent, { width: phone.width, height: phone.height });
  const corner = extentAround([{ x: 8, y: -6 }]);
  expect(covered(corner, plain)).toEqual(['8,-6']);
  const moved = leastMove(plain, phone, [{ x: 8, y: -6 }].map(cellBounds), extent) ?? plain;
  expect(covered(corner, moved)).toEqual([]);
});

test('what would leave next to nothing of the pane is not avoided', () => {
  const covers = [{ left: 0, top: 0, right: 390, bottom: 400 }];
  expect(freeAreas({ ...phone, covers })).toEqual([{ left: 0, top: 0, right: 390, bottom: 515 }]);
});
