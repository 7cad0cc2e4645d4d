import { describe, expect, test } from 'vitest';
import { latticeFor } from './lattice.ts';

describe('a lattice', () => {
  test.each([1, 2, 10, 30, 72, 84, 126, 170, 236])(
    'for %i tiles: no two places in reach share a cell',
    (tiles) => {
      const { size, mask, row } = latticeFor(tiles);
      expect(mask).toBe(size - 1);
      expect(Math.log2(size) % 1).toBe(0);
      // Tiles of one land are at most tiles - 1 steps apart, the empty cells beside them two more.
      const reach = tiles + 1;
      const shared: string[] = [];
      for (let y = 0; y <= reach; y++) {
        for (let x = y - reach; x <= reach - y; x++) {
          if ((x !== 0 || y !== 0) && ((x + row * y) & mask) === 0) shared.push(`${x},${y}`);
        }
      }
      expect(shared).toEqual([]);
    },
  );

  test('is as small as one that winds up the plane can be, or twice that', () => {
    for (const tiles of [30, 72, 126, 236]) {
      const { size } = latticeFor(tiles);
      const diamond = (tiles + 2) ** 2 / 2;
      expect(size).toBeLessThan(4 * diamond);
    }
  });
});
