import { price } from '@bastide/rules/internal';
import { NEIGHBOURS } from '@bastide/rules/search';
import { addHopes, addStage } from './closing.ts';
import { COMMON, DETAILS } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { CLOSING, POINTS } from './terms.ts';

/** A monastery or garden with a follower: every neighbour still missing may come. Tells the chance that all do. */
export function lookAtCentre(outlook: Outlook, at: number): number {
  const { game, board, fits, holdings } = outlook;
  const root = holdings.root[at];
  const leaders = holdings.leaders[at];
  const missing = board.openEnds(root);
  if (missing === 0) {
    const { points } = price(game, root, true, 9, 0);
    holdings.worth[at] = points;
    outlook.addToAll(POINTS, leaders, points);
    outlook.expect(leaders, points);
    return 1;
  }
  const cell = board.cellOf(root);
  let all = 1;
  let filled = 0;
  let least = 1;
  let away = 0;
  let fitting = 0;
  for (let i = 0; i < NEIGHBOURS; i++) {
    const beside = board.neighbourOf(cell, i);
    if (board.hasTile(beside)) continue;
    const chance = chanceToFill(outlook, beside);
    all *= chance;
    filled += chance;
    least = Math.min(least, chance);
    if (board.isBesideLand(beside)) fitting += fits.fitting[board.requirementOf(beside)];
    else away++;
  }
  const now = price(game, root, false, 9 - missing, 0).points;
  const closed = price(game, root, true, 9, 0).points;
  const perTile = game.worth.perTile;
  const gain = filled * perTile + all * (closed - now - missing * perTile);
  outlook.addToAll(POINTS, leaders, now);
  outlook.addToAll(CLOSING, leaders, gain);
  outlook.expect(leaders, all * closed);
  addHopes(outlook, root, leaders, now + gain);
  const { common } = holdings;
  const first = at * COMMON;
  holdings.isOpen[at] = 1;
  common[first] = now / 10;
  common[first + 1] = (closed - now) / 10;
  common[first + 2] = all;
  common[first + 3] = (filled * perTile) / 10;
  common[first + 4] = missing / 8;
  common[first + 5] = missing === 1 ? 1 : 0;
  common[first + 6] = least;
  common[first + 7] = away / 8;
  common[first + 8] = (fitting * outlook.fade) / (missing * 20);
  common[first + 9] = missing === 2 ? 1 : 0;
  addStage(outlook, first);
  common.fill(0, first + DETAILS, first + COMMON);
  holdings.worth[at] = now + gain;
  holdings.chance[at] = all;
  holdings.isNear[at] = missing === 1 ? 1 : 0;
  return all;
}

function chanceToFill({ board, fits, weights, tilesLeft, players, fade }: Outlook, cell: number): number {
  const share = weights.centreRate / players;
  if (!board.isBesideLand(cell)) return 1 - Math.exp(-share * Math.min(weights.centreAway, tilesLeft));
  const need = board.requirementOf(cell);
  fits.count(need);
  return 1 - Math.exp(-share * fade * fits.fitting[need]);
}
