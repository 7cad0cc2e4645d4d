import { KINDS, price } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import type { Shape } from './shapes.ts';
import { CLOSING, CONTEST, POINTS } from './terms.ts';

const ROAD = KINDS.indexOf('road');
const FRONTIER = 0x8000;

/**
 * A road or city with followers: what it pays as it is, and what the chance to close it adds. Every open end needs a tile that
 * caps it; whoever draws more of those is surer. Tells the chance.
 */
export function lookAtWay(outlook: Outlook, root: number, kind: number, shape: Shape): number {
  const { game } = outlook;
  const leaders = outlook.leaders(root);
  if (shape.openCount === 0) {
    outlook.addToAll(POINTS, leaders, price(game, root, true, shape.tiles, 0).points);
    return 1;
  }
  const chance = chanceToClose(outlook, kind, shape);
  const now = price(game, root, false, shape.tiles, 0).points;
  const closed = price(game, root, true, shape.tiles + cellsOf(shape), 0).points;
  const gain = chance * (closed - now);
  outlook.addToAll(POINTS, leaders, now);
  outlook.addToAll(CLOSING, leaders, gain);
  addHopes(outlook, root, leaders, now + gain);
  return chance;
}

/** Whoever stands there without leading may still catch up. */
export function addHopes(outlook: Outlook, root: number, leaders: number, worth: number): void {
  const { game, players, weights } = outlook;
  const { features } = game.board;
  const most = outlook.most(root);
  for (let seat = 0; seat < players; seat++) {
    const strength = features.strength(root, seat);
    if (strength === 0 || ((leaders >> seat) & 1) === 1) continue;
    const behind = Math.max(1, most - strength);
    const hope = (weights.behind / behind) * worth * Math.min(1, outlook.draws / 8);
    outlook.add(CONTEST, seat, hope);
    outlook.addToAll(CONTEST, leaders, -hope);
  }
}

export function chanceToClose(outlook: Outlook, kind: number, shape: Shape): number {
  const { spots, weights, players, game, fade } = outlook;
  const { grid, frontierNeed } = game.board.land;
  const rate = ((kind === ROAD ? weights.roadRate : weights.cityRate) * fade) / players;
  let chance = 1;
  for (let i = 0; i < shape.openCount; i++) {
    const open = shape.opens[i];
    const entry = grid[open >> 2];
    const need = entry >= FRONTIER ? frontierNeed[entry - FRONTIER] : 0;
    spots.count(need);
    const at = need * 4 + (open & 3);
    const caps = spots.caps[at];
    const joins = spots.joins[at];
    const grows = spots.fits[need] - caps - joins;
    chance *= 1 - Math.exp(-rate * (caps + weights.joinShare * joins + weights.growShare * grows));
  }
  return chance;
}

/** How many empty cells a feature leads to: neighbouring entries of the list often share one. */
function cellsOf(shape: Shape): number {
  let cells = shape.openCount;
  for (let i = 1; i < shape.openCount; i++) {
    for (let j = 0; j < i; j++) {
      if (shape.opens[i] >> 2 !== shape.opens[j] >> 2) continue;
      cells--;
      break;
    }
  }
  return cells;
}
