import { beforeEach, describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { field, tile } from '../tile/spec.ts';
import { TileTable } from '../tile/table.ts';
import { Board } from './board.ts';
import type { Land } from './land.ts';
import { latticeFor } from './lattice.ts';

const meadow = tile('meadow', 20, field('NL NR EL ER SL SR WL WR'));

describe('the land', () => {
  let board: Board;
  let land: Land;

  beforeEach(() => {
    const table = new TileTable([{ id: 'meadow', spec: meadow, pile: 2 }], []);
    board = new Board(new Arena(1 << 16), table, latticeFor(20), 20);
    land = board.land;
  });

  const place = (x: number, y: number) => board.place(0, 0, land.cellAt(x, y), x, y);

  test('knows which tile lies where', () => {
    place(5, -3);
    place(6, -3);
    expect([land.slotAt(5, -3), land.slotAt(6, -3), land.slotAt(7, -3)]).toEqual([0, 1, -1]);
    expect(land.slotIn(land.cellAt(6, -3))).toBe(1);
    expect(land.slotIn(land.cellAt(7, -3))).toBe(-1);
    expect([land.x[1], land.y[1], land.placed]).toEqual([6, -3, 2]);
  });

  test('tells a far place from the one it shares a cell with', () => {
    place(0, 0);
    const { size } = land.lattice;
    expect(land.cellAt(size, 0)).toBe(land.cellAt(0, 0));
    expect(land.slotAt(size, 0)).toBe(-1);
    expect(land.frontierAt(size + 1, 0)).toBe(-1);
  });

  test('has the empty cells beside it as its frontier', () => {
    place(0, 0);
    expect(frontier(land)).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
    place(1, 0);
    expect(frontier(land)).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
  });

  test('keeps the frontier in step with the grid while cells are filled', () => {
    const walk: [number, number][] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [1, -1],
    ];
    for (const [x, y] of walk) {
      place(x, y);
      for (let i = 0; i < land.frontierCells; i++) {
        const cell = land.frontierCell[i];
        expect(land.frontierAt(land.xOf(cell), land.yOf(cell))).toBe(cell);
      }
    }
    expect(land.placed).toBe(walk.length);
    expect(new Set(frontier(land)).size).toBe(land.frontierCells);
  });

  test('a cell away from it is not in the frontier', () => {
    place(0, 0);
    expect([land.frontierAt(1, 1), land.frontierAt(0, 0), land.frontierAt(2, 0)]).toEqual([-1, -1, -1]);
    expect(() => land.neighbourOf(land.cellAt(5, 5))).toThrow('is not beside the land');
  });
});

function frontier(land: Land): string[] {
  return Array.from({ length: land.frontierCells }, (_, i) => {
    const cell = land.frontierCell[i];
    return `${land.xOf(cell)},${land.yOf(cell)}`;
  }).sort();
}
