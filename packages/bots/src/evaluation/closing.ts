import { price } from '@bastide/rules';
import { cellOfEnd, edgeOfEnd, ROAD, type Shape } from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';
import { CLOSING, CONTEST, POINTS } from './terms.ts';

/**
 * A road or city with followers: what it pays as it is, and what the chance to close it adds. Every open end needs a tile that
 * caps it; whoever draws more of those is surer. Tells the chance.
 */
export function lookAtWay(outlook: Outlook, root: number, kind: number, shape: Shape): number {
  const { game, board } = outlook;
  const leaders = board.leadersOf(root);
  if (shape.openCount === 0) {
    outlook.worth = price(game, root, true, shape.tiles, 0).points;
    outlook.addToAll(POINTS, leaders, outlook.worth);
    outlook.expect(leaders, outlook.worth);
    return 1;
  }
  const chance = chanceToClose(outlook, kind, shape);
  const now = price(game, root, false, shape.tiles, 0).points;
  const cells = cellsOf(shape);
  const closed = price(game, root, true, shape.tiles + cells, 0).points;
  const growth = Math.min(cells, 3) * growthOf(outlook, kind);
  const gain = chance * (closed - now) + (1 - chance) * growth;
  outlook.addToAll(POINTS, leaders, now);
  outlook.addToAll(CLOSING, leaders, gain);
  outlook.expect(leaders, chance * closed);
  addHopes(outlook, root, leaders, now + gain);
  outlook.worth = now + gain;
  return chance;
}

/** An end that is not capped may be prolonged. */
function growthOf({ weights, draws }: Outlook, kind: number): number {
  return (kind === ROAD ? weights.roadGrowth : weights.cityGrowth) * Math.min(1, draws / 10);
}

/** Whoever stands there without leading may still catch up. */
export function addHopes(outlook: Outlook, root: number, leaders: number, worth: number): void {
  const { board, players, weights } = outlook;
  const most = board.highestStrength(root);
  for (let seat = 0; seat < players; seat++) {
    const strength = board.strengthIn(root, seat);
    if (strength === 0 || ((leaders >> seat) & 1) === 1) continue;
    const behind = Math.max(1, most - strength);
    const hope = (weights.behind / behind) * worth * Math.min(1, outlook.draws / 8);
    outlook.add(CONTEST, seat, hope);
    outlook.addToAll(CONTEST, leaders, -hope);
  }
}

export function chanceToClose(outlook: Outlook, kind: number, shape: Shape): number {
  const { ends, weights, board } = outlook;
  let chance = shape.openCount > 1 ? weights.manyEnds ** (shape.openCount - 1) : 1;
  for (let i = 0; i < shape.openCount; i++) {
    const open = shape.opens[i];
    const need = board.requirementOf(cellOfEnd(open));
    chance *= ends.capped(outlook, kind, need, edgeOfEnd(open));
  }
  return chance;
}

/** The chance that an open end is capped, by what its cell requires; worked out once as long as the tiles to come are the same. */
export class Ends {
  readonly #chance: Float64Array;
  readonly #known: Int32Array;
  readonly #needs: number;
  #fade = -1;
  #version = 0;

  constructor(needs: number) {
    this.#needs = needs;
    this.#chance = new Float64Array(needs * 8);
    this.#known = new Int32Array(needs * 8);
  }

  /** Other tiles are to come than before. */
  forget(): void {
    this.#fade = -1;
  }

  capped(outlook: Outlook, kind: number, need: number, edge: number): number {
    if (outlook.fade !== this.#fade) {
      this.#fade = outlook.fade;
      this.#version++;
    }
    const at = need * 4 + edge;
    const slot = kind * this.#needs * 4 + at;
    if (this.#known[slot] === this.#version) return this.#chance[slot];
    const { fits, weights, players, fade } = outlook;
    fits.count(need);
    const caps = fits.capping[at];
    const joins = fits.joining[at];
    const grows = fits.fitting[need] - caps - joins;
    const rate = ((kind === ROAD ? weights.roadRate : weights.cityRate) * fade) / players;
    const chance = 1 - Math.exp(-rate * (caps + weights.joinShare * joins + weights.growShare * grows));
    this.#known[slot] = this.#version;
    this.#chance[slot] = chance;
    return chance;
  }
}

/** How many empty cells a feature leads to: neighbouring entries of the list often share one. */
function cellsOf(shape: Shape): number {
  let cells = shape.openCount;
  for (let i = 1; i < shape.openCount; i++) {
    for (let j = 0; j < i; j++) {
      if (cellOfEnd(shape.opens[i]) !== cellOfEnd(shape.opens[j])) continue;
      cells--;
      break;
    }
  }
  return cells;
}
