import { FRONTIER, price } from '@bastide/rules';
import { addHopes } from './closing.ts';
import type { Outlook } from './outlook.ts';
import { CLOSING, POINTS } from './terms.ts';

/** A monastery or garden with a follower: every neighbour still missing may come. Tells the chance that all do. */
export function lookAtCentre(outlook: Outlook, root: number): number {
  const { game } = outlook;
  const { land, features } = game.board;
  const leaders = outlook.leaders(root);
  const missing = features.openEnds(root);
  if (missing === 0) {
    const { points } = price(game, root, true, 9, 0);
    outlook.addToAll(POINTS, leaders, points);
    outlook.expect(leaders, points);
    return 1;
  }
  const cell = land.cell[root >> 3];
  const { mask } = land.lattice;
  let all = 1;
  let filled = 0;
  for (let i = 0; i < 8; i++) {
    const beside = (cell + (i < 4 ? land.steps[i] : land.corners[i - 4])) & mask;
    const entry = land.grid[beside];
    if (entry !== 0 && entry < FRONTIER) continue;
    const chance = chanceToFill(outlook, entry);
    all *= chance;
    filled += chance;
  }
  const now = price(game, root, false, 9 - missing, 0).points;
  const closed = price(game, root, true, 9, 0).points;
  const perTile = game.worth.perTile;
  const gain = filled * perTile + all * (closed - now - missing * perTile);
  outlook.addToAll(POINTS, leaders, now);
  outlook.addToAll(CLOSING, leaders, gain);
  outlook.expect(leaders, all * closed);
  addHopes(outlook, root, leaders, now + gain);
  return all;
}

function chanceToFill({ game, spots, weights, tilesLeft, players, fade }: Outlook, entry: number): number {
  const share = weights.centreRate / players;
  if (entry < FRONTIER) return 1 - Math.exp(-share * Math.min(weights.centreAway, tilesLeft));
  const need = game.board.land.frontierNeed[entry - FRONTIER];
  spots.count(need);
  return 1 - Math.exp(-share * fade * spots.fits[need]);
}
