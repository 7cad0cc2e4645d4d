import { expect, test } from 'vitest';
import type { Area } from '../camera/pane.ts';
import { fanPlaces } from './fan-places.ts';

const CARD = { width: 148, height: 66 };
const SIZES = { desk: [1000, 700], tablet: [820, 800], phone: [390, 520], lying: [540, 330] } as const;

/** Six places on a tile of 104 pixels with its corner there. */
const onTile = ({ left, top }: { left: number; top: number }) => {
  const tile: Area = { left, top, right: left + 104, bottom: top + 104 };
  const spots = [20, 84].flatMap((x) => [16, 52, 88].map((y) => ({ x: left + x, y: top + y })));
  return { tile, spots };
};

const isOff = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) >= CARD.width || Math.abs(one.y - other.y) >= CARD.height;

const placed = (...asked: Parameters<typeof fanPlaces>) => fanPlaces(...asked) ?? [];

test.each(Object.entries(SIZES))(
  'cards stand apart, off the tile and in the pane: %s',
  (_, [width, height]) => {
    for (const [left, top] of [
      [(width - 104) / 2, (height - 104) / 2],
      [8, 8],
      [width - 112, height - 112],
    ]) {
      const { tile, spots } = onTile({ left, top });
      const places = placed(spots, CARD, tile, { width, height });
      expect(places).toHaveLength(spots.length);
      for (const [i, { x, y }] of places.entries()) {
        expect(x >= 74 && x <= width - 74 && y >= 33 && y <= height - 33).toBe(true);
        expect(
          x <= tile.left - 74 || x >= tile.right + 74 || y <= tile.top - 33 || y >= tile.bottom + 33,
        ).toBe(true);
        expect(places.slice(i + 1).every((other) => isOff({ x, y }, other))).toBe(true);
      }
    }
  },
);

test('each card is on the side of its place', () => {
  const { tile } = onTile({ left: 450, top: 300 });
  const places = placed(
    [
      { x: 460, y: 352 },
      { x: 544, y: 352 },
      { x: 502, y: 308 },
    ],
    CARD,
    tile,
    {
      width: 1000,
      height: 700,
    },
  );
  expect(places[0].x).toBeLessThan(450);
  expect(places[1].x).toBeGreaterThan(554);
  expect(places[2].y).toBeLessThan(300);
});

test('nothing stands under what covers the land', () => {
  const { tile, spots } = onTile({ left: 143, top: 208 });
  const cover = { left: 0, top: 0, right: 390, bottom: 150 };
  const places = placed(spots.slice(0, 4), CARD, tile, { width: 390, height: 520, covers: [cover] });
  expect(places).toHaveLength(4);
  expect(places.every(({ y }) => y - 33 >= 150)).toBe(true);
});

test('a pane too small for all cards is told', () => {
  const { tile, spots } = onTile({ left: 100, top: 100 });
  expect(fanPlaces(spots, CARD, tile, { width: 320, height: 300 })).toBeUndefined();
});
