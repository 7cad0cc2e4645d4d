import type { Game } from '../../game/game.ts';
import { NONE, ROAD_EDGE } from '../../tile/kinds.ts';
import type { Ferries } from './ferries.ts';

/** The lake of the first ferry met going out from a tile over one of its edges, or -1 (FE3). */
export function firstFerry(game: Game, ferries: Ferries, from: number, edge: number): number {
  const { land, tiles } = game.board;
  if (tiles.edge[land.oriented[from] * 4 + edge] !== ROAD_EDGE) return -1;
  let slot = from;
  let out = edge;
  while (out >= 0) {
    const beyond = land.slotIn((land.cell[slot] + land.steps[out]) & land.lattice.mask);
    const entry = (out + 2) & 3;
    // A ring leads back to the tile; what lies beyond its other edges is found from there.
    if (beyond < 0 || beyond === from) return -1;
    // A ferry is met only at a quay where it lies; at any other quay the road ends.
    if (ferries.lake[land.oriented[beyond] >> 2] !== 0)
      return ((ferries.quays(game, beyond) >> entry) & 1) === 1 ? beyond : -1;
    out = exitOf(game, land.oriented[beyond], entry);
    slot = beyond;
  }
  return -1;
}

/** The edge over which the road that enters a tile leaves it, or -1 if it ends there. */
function exitOf({ tiles }: Game, oriented: number, entry: number): number {
  const side = tiles.side[oriented * 4 + entry];
  if (side === NONE) return -1;
  for (let d = 0; d < 4; d++) {
    if (d !== entry && tiles.side[oriented * 4 + d] === side) return d;
  }
  return -1;
}
