import { price } from '@bastide/rules';
import { NEIGHBOURS } from '@bastide/rules/search';
import { addHopes } from './closing.ts';
import type { Outlook } from './outlook.ts';
import { CLOSING, POINTS } from './terms.ts';

/** A monastery or garden with a follower: every neighbour still missing may come. Tells the chance that all do. */
export function lookAtCentre(outlook: Outlook, root: number): number {
  const { game, board } = outlook;
  const leaders = board.leadersOf(root);
  const missing = board.openEnds(root);
  if (missing === 0) {
    const { points } = price(game, root, true, 9, 0);
    outlook.addToAll(POINTS, leaders, points);
    outlook.expect(leaders, points);
    return 1;
  }
  const cell = board.cellOf(root);
  let all = 1;
  let filled = 0;
  for (let i = 0; i < NEIGHBOURS; i++) {
    const beside = board.neighbourOf(cell, i);
    if (board.hasTile(beside)) continue;
    const chance = chanceToFill(outlook, beside);
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

function chanceToFill({ board, fits, weights, tilesLeft, players, fade }: Outlook, cell: number): number {
  const share = weights.centreRate / players;
  if (!board.isBesideLand(cell)) return 1 - Math.exp(-share * Math.min(weights.centreAway, tilesLeft));
  const need = board.requirementOf(cell);
  fits.count(need);
  return 1 - Math.exp(-share * fade * fits.fitting[need]);
}
