import { describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { CITY, FIELD, ROAD } from '../tile/kinds.ts';
import { tileOf } from '../tile/segment.ts';
import { city, field, road, type TileSpec, tile } from '../tile/spec.ts';
import { TileTable } from '../tile/table.ts';
import { Board, LAST_WALK } from './board.ts';
import { latticeFor } from './lattice.ts';
import { readPlace, readSegment, segmentName } from './notation.ts';
import { closedCitiesOf, comesBefore, northWestOf, segmentsOf, tilesOf } from './walk.ts';

/** Two cities that no wall joins on this tile, and a field that touches both. */
const two = tile('two', 4, city('N'), city('S'), field('EL ER WL WR', { borders: [0, 1] }));
const end = tile('end', 4, city('N'), field('EL ER SL SR WL WR', { borders: [0] }));
const curve = tile('curve', 4, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'));
const corner = tile('corner', 4, city('NE'), field('SL SR WL WR', { borders: [0] }));

describe('walks over a feature', () => {
  test('B6 a tile counts once, however many of its segments belong', () => {
    // The first tile's two cities are joined by hand: a land that joins them has eight tiles.
    const board = lay([
      [two, 1, 0, 0],
      [corner, 2, 1, 0],
    ]);
    const { features } = board;
    features.join(0, 1);
    const root = features.rootOf(0);
    expect(segmentsOf(board, root).length).toBe(3);
    expect(tilesOf(board, root)).toBe(2);
  });

  test('B6 the same after more walks than numbers for them', () => {
    const board = lay([
      [two, 1, 0, 0],
      [corner, 2, 1, 0],
    ]);
    board.features.join(0, 1);
    const root = board.features.rootOf(0);
    tilesOf(board, root);
    board.walk = LAST_WALK - 1;
    expect([1, 2, 3].map(() => tilesOf(board, root))).toEqual([2, 2, 2]);
    expect(board.walk).toBeLessThan(LAST_WALK);
  });

  test('B12 the closed cities a field touches, each once', () => {
    const board = lay([
      [two, 0, 0, 0],
      [end, 2, 0, -1],
      [end, 3, 1, 0],
    ]);
    const meadow = board.features.rootOf(2);
    const cities = closedCitiesOf(board, meadow);
    // The north city is closed; the south one and that of the third tile are open.
    expect([...cities]).toEqual([board.features.rootOf(0)]);
    expect(board.closed(board.features.rootOf(0))).toBe(true);
    expect(board.closed(board.features.rootOf(1))).toBe(false);
  });

  test('a field is never closed', () => {
    const board = lay([[end, 0, 0, 0]]);
    expect([board.kindOf(1), board.closed(1)]).toEqual([FIELD, false]);
  });

  test('a ring of road is closed: four curves', () => {
    const board = lay([
      [curve, 3, 0, 0],
      [curve, 0, 1, 0],
      [curve, 1, 1, 1],
      [curve, 2, 0, 1],
    ]);
    const root = board.features.rootOf(0);
    expect([board.kindOf(root), board.closed(root), tilesOf(board, root)]).toEqual([ROAD, true, 4]);
  });

  test('X17 a feature has its place in the order by its northmost, then westmost tile', () => {
    const board = lay([
      [two, 0, 0, 0],
      [two, 0, 0, 1],
      [two, 0, 0, -1],
    ]);
    const north = northWestOf(board, board.features.rootOf(0));
    expect([board.kindOf(north), board.land.x[tileOf(north)], board.land.y[tileOf(north)]]).toEqual([
      CITY,
      0,
      -1,
    ]);
    expect(comesBefore(board, 16, 0)).toBe(true);
    expect(comesBefore(board, 0, 8)).toBe(true);
    expect(comesBefore(board, 1, 0)).toBe(false);
  });
});

describe('names of segments', () => {
  const board = lay([[curve, 1, 0, 0]]);

  test('are told as the tile lies, clockwise', () => {
    expect([0, 1, 2].map((segment) => segmentName(board, segment))).toEqual([
      'road:N,W',
      'field:NR,EL,ER,SL,SR,WL',
      'field:NL,WR',
    ]);
  });

  test.each([
    ['road:N', 0],
    ['road:W', 0],
    ['field:SL', 1],
    ['field:NL,WR', 2],
    ['road:E', -1],
    ['road', -1],
    ['city:N', -1],
    ['field:C', -1],
    ['', -1],
  ])('%s is segment %i', (name, segment) => {
    expect(readSegment(board, 0, name)).toBe(segment);
  });

  test('with the place of its tile, as numbers and a text and nothing like them', () => {
    const [on, ...others] = [segmentName(board, 1), 1, undefined, ['road']];
    expect(readPlace(board, { x: 0, y: 0, on })).toBe(1);
    for (const other of others) expect(readPlace(board, { x: 0, y: 0, on: other })).toBe(-1);
    for (const x of [1, 0.5, '0', undefined, [], true]) expect(readPlace(board, { x, y: 0, on })).toBe(-1);
  });
});

/** A board with these tiles, each with its turn and place. */
function lay(tiles: readonly [TileSpec, number, number, number][]): Board {
  const specs = [...new Set(tiles.map(([spec]) => spec))];
  const table = new TileTable(
    specs.map((spec) => ({ id: spec.name, spec, pile: 2 })),
    [],
  );
  const board = new Board(new Arena(1 << 16), table, latticeFor(10), 10);
  for (const [spec, rot, x, y] of tiles) board.place(specs.indexOf(spec), rot, board.land.cellAt(x, y), x, y);
  return board;
}
