/**
 * Cells are numbers: cell(x, y) = (x + row × y) & mask. The plane is wound up like a rope, so that a small array holds any
 * land: two places share a number only if they lie farther apart than a land of that many tiles can reach.
 */
export interface Lattice {
  readonly size: number;
  readonly mask: number;
  readonly row: number;
}

/** The smallest lattice, a power of two, on which `tiles` joined tiles and all cells around them never meet themselves. */
export function latticeFor(tiles: number): Lattice {
  const apart = tiles + 3;
  for (let size = 64; ; size *= 2) {
    // A lattice of this size keeps at most √(2 size) apart; don't search where it can't be found.
    if (apart * apart > 2 * size) continue;
    const row = rowFor(size, apart);
    if (row !== undefined) return { size, mask: size - 1, row };
  }
}

function rowFor(size: number, apart: number): number | undefined {
  const middle = Math.floor(Math.sqrt(2 * size));
  for (let step = 0; step < size / 2; step++) {
    for (const row of [middle - step, middle + step]) {
      if (row > 1 && row < size && keepsApart(size, row, apart)) return row;
    }
  }
  return undefined;
}

/** Whether all other places with the number of the origin are at least `apart` steps away. */
function keepsApart(size: number, row: number, apart: number): boolean {
  if (size < apart) return false;
  for (let y = 1; y < apart; y++) {
    const x = (row * y) % size;
    if (y + Math.min(x, size - x) < apart) return false;
  }
  return true;
}
