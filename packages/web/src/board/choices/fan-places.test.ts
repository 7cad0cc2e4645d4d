import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, meet } from '../camera/pane.ts';
import { knots, laid, type Spot } from './fan-lines.ts';
import { fanPlaces } from './fan-places.ts';

const CARD = { width: 148, height: 66 };
const SIZES = { desk: [1000, 700], tablet: [820, 800], phone: [390, 520], lying: [540, 330] } as const;

/** Six places on a tile of 104 pixels with its corner there. */
const onTile = ({ left, top }: { left: number; top: number }) => {
  const tile: Area = { left, top, right: left + 104, bottom: top + 104 };
  const spots = [20, 84].flatMap((x) => [16, 52, 88].map((y) => ({ x: left + x, y: top + y, card: CARD })));
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
      const places = placed(spots, tile, { width, height });
      expect(places).toHaveLength(spots.length);
      for (const [i, { x, y }] of places.entries()) {
        // With room for its number, at its upper left.
        expect(x >= 80 && x <= width - 74 && y >= 39 && y <= height - 33).toBe(true);
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
      { x: 460, y: 352, card: CARD },
      { x: 544, y: 352, card: CARD },
      { x: 502, y: 308, card: CARD },
    ],
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
  const places = placed(spots.slice(0, 4), tile, { width: 390, height: 520, covers: [cover] });
  expect(places).toHaveLength(4);
  expect(places.every(({ y }) => y - 39 >= 150)).toBe(true);
});

test('a pane too small for all cards is told', () => {
  const { tile, spots } = onTile({ left: 100, top: 100 });
  expect(fanPlaces(spots, tile, { width: 320, height: 300 })).toBeUndefined();
});

const boxOf = ({ x, y, card: { width, height } }: Spot): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** A crossing on a phone that lies near the west: four fields for three figures each, two roads for two. */
const CROSSING: readonly Spot[] = [
  [164, 432, 3],
  [196, 432, 3],
  [164, 464, 3],
  [196, 464, 3],
  [180, 458, 2],
  [192, 448, 2],
].map(([x, y, figures]) => ({ x, y, card: { width: 46 * figures + 6, height: 52 } }));
const CROSSED: Area = { left: 150, top: 418, right: 210, bottom: 478 };

test('six cards of a crossing on a phone all stay near it', () => {
  const places = placed(CROSSING, CROSSED, { width: 390, height: 602 });
  const away = places.map(({ x, y }) => Math.hypot(x - 180, y - 448));
  expect(away).toHaveLength(6);
  expect(Math.max(...away)).toBeLessThan(200);
});

test('cards rather stand farther away than over what else can be chosen', () => {
  const pin = { left: 120, top: 340, right: 240, bottom: 400 };
  const places = placed(CROSSING.slice(4), CROSSED, { width: 390, height: 602 }, [pin]);
  const over = places.filter((place, i) => meet(pin, boxOf({ ...CROSSING[i + 4], ...place })));
  expect(places).toHaveLength(2);
  expect(over).toEqual([]);
});

/** Tiles around one of 104 pixels, by columns and rows from it. */
const around = ({ left, top }: Area, ...cells: readonly (readonly [number, number, number])[]) =>
  cells.map(([x, y, weight]) => ({
    left: left + x * 104,
    top: top + y * 104,
    right: left + (x + 1) * 104,
    bottom: top + (y + 1) * 104,
    weight,
  }));

const WIDE = { width: 1000, height: 700 };

test('cards rather stand over the bare table than over land', () => {
  const { tile } = onTile({ left: 450, top: 300 });
  const west = around(tile, [-1, 0, 2]);
  const [place] = placed([{ x: 460, y: 352, card: CARD }], tile, WIDE, [], west);
  expect(meet(west[0], boxOf({ ...place, card: CARD }))).toBe(false);
});

test('cards rather stand over land farther away than over what the tile is joined to', () => {
  const { tile } = onTile({ left: 450, top: 300 });
  const cells = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) => [-3, -2, -1, 0, 1, 2, 3].map((y) => [x, y] as const));
  const land = around(
    tile,
    ...cells.map(([x, y]) => [x, y, Math.abs(x) + Math.abs(y) === 1 ? 3 : 1] as const),
  );
  const joined = land.filter(({ weight }) => weight === 3);
  const spots = [460, 544].map((x) => ({ x, y: 352, card: { width: 100, height: 52 } }));
  for (const [i, place] of placed(spots, tile, WIDE, [], land).entries())
    expect(joined.some((one) => meet(one, boxOf({ ...spots[i], ...place })))).toBe(false);
});

/** On which side of a line a point is. */
const side = (from: { x: number; y: number }, to: { x: number; y: number }, at: { x: number; y: number }) =>
  Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));

test('lines to cards of different sizes do not cross', () => {
  const tile = { left: 684, top: 684, right: 817, bottom: 817 };
  const spots = [
    { x: 777, y: 778, card: { width: 114, height: 54 } },
    { x: 730, y: 729, card: { width: 148, height: 54 } },
    { x: 709, y: 708, card: { width: 107, height: 52 } },
  ];
  const land = [0, -1, -2].map((x) => ({
    left: 684 + x * 133,
    top: 551,
    right: 817 + x * 133,
    bottom: 684,
    weight: 2,
  }));
  const [, one, other] = placed(spots, tile, { width: 1477, height: 1020 }, [], land);
  const isCrossed =
    side(spots[1], one, spots[2]) * side(spots[1], one, other) < 0 &&
    side(spots[2], other, spots[1]) * side(spots[2], other, one) < 0;
  expect([one, other]).not.toContain(undefined);
  expect(isCrossed).toBe(false);
});

test('no two cards of one size would have shorter lines the other way round', () => {
  const inside = fc.record({ x: fc.integer({ min: 4, max: 44 }), y: fc.integer({ min: 4, max: 44 }) });
  const cell = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }));
  const scene = fc.record({
    spots: fc.uniqueArray(inside, { minLength: 2, maxLength: 6, selector: ({ x, y }) => 50 * x + y }),
    cells: fc.array(cell, { maxLength: 40 }),
    corner: fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 600 }) }),
  });
  fc.assert(
    fc.property(scene, ({ spots, cells, corner: { x, y } }) => {
      const areaOf = (east: number, south: number) => ({
        left: x + 48 * east,
        top: y + 48 * south,
        right: x + 48 * (east + 1),
        bottom: y + 48 * (south + 1),
      });
      const land = cells.map(([east, south]) => ({ ...areaOf(east, south), weight: 1 }));
      const asked = spots.map((spot) => ({ x: x + spot.x, y: y + spot.y, card: CARD }));
      const places = placed(asked, areaOf(0, 0), { width: 760, height: 660 }, [], land);
      const far = (i: number, j: number) => Math.hypot(asked[i].x - places[j].x, asked[i].y - places[j].y);
      for (const [i] of places.entries())
        for (const [j] of places.entries())
          expect(far(i, i) + far(j, j)).toBeLessThanOrEqual(far(i, j) + far(j, i) + 0.1);
    }),
    { numRuns: 60 },
  );
});

const knotsIn = (spots: readonly Spot[], places: readonly { x: number; y: number }[]) => {
  const cards = spots.map((spot, i) => laid(spot, places[i]));
  return cards.map((card) =>
    knots(
      card,
      cards.filter((one) => one !== card),
      spots,
    ),
  );
};

test('no line leads through the spot of another card, nor under one', () => {
  const spots = [
    { x: 565, y: 521, card: { width: 97, height: 52 } },
    { x: 567, y: 539, card: { width: 121, height: 54 } },
    { x: 588, y: 549, card: { width: 97, height: 52 } },
    { x: 567, y: 563, card: { width: 110, height: 52 } },
  ];
  const tile = { left: 533, top: 506, right: 599, bottom: 572 };
  const tiles = [
    [402, 374],
    [468, 374],
    [534, 374],
    [402, 440],
    [402, 506],
    [534, 572],
    [468, 572],
    [402, 572],
    [600, 572],
  ];
  const land = tiles.map(([left, top]) => ({ left, top, right: left + 66, bottom: top + 66, weight: 3 }));
  const places = placed(spots, tile, { width: 850, height: 770 }, [], land);
  expect(knotsIn(spots, places)).toEqual([0, 0, 0, 0]);
});

test('of three roads at the edge of a phone each has a line of its own', () => {
  const card = { width: 126, height: 54 };
  const spots = [
    { x: 30, y: 436, card },
    { x: 15, y: 451, card },
    { x: 30, y: 466, card },
  ];
  const tile = { left: 0, top: 420, right: 60, bottom: 480 };
  const land = [0, 1, 2].map((row) => ({
    left: 60,
    top: 420 - 60 * row,
    right: 360 - 60,
    bottom: 480 - 60 * row,
    weight: 5,
  }));
  const places = placed(spots, tile, { width: 390, height: 602 }, [], land);
  expect(knotsIn(spots, places)).toEqual([0, 0, 0]);
});

test('a few spots close together at the end of the land have cards near them, on the bare table', () => {
  const tile: Area = { left: 443, top: 156, right: 489, bottom: 202 };
  const narrow = { width: 92, height: 50 };
  const spots = [
    { x: 460, y: 172, card: { width: 127, height: 50 } },
    { x: 467, y: 182, card: narrow },
    { x: 452, y: 164, card: narrow },
  ];
  const land = [
    [1, -1],
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
  ].map(([x, y]) => ({
    left: tile.left + 46 * x,
    top: tile.top + 46 * y,
    right: tile.right + 46 * x,
    bottom: tile.bottom + 46 * y,
    weight: 1,
  }));
  const covers = [{ left: 0, top: 0, right: 922, bottom: 85 }];
  const places = placed(spots, tile, { width: 922, height: 800, covers }, [], land);
  const away = places.map(({ x, y }, i) => Math.hypot(x - spots[i].x, y - spots[i].y));
  expect(Math.max(...away)).toBeLessThan(100);
});
