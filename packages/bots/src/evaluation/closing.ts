import { price } from '@bastide/rules/internal';
import { cellOfEnd, edgeOfEnd, ROAD, type Shape } from '@bastide/rules/search';
import { describeCells } from './cells.ts';
import { COMMON, DETAILS } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { CLOSING, CONTEST, POINTS } from './terms.ts';

/**
 * A road or city with followers: what it pays as it is, and what the chance to close it adds. Every open end needs a tile that
 * caps it; whoever draws more of those is surer. Tells the chance.
 */
export function lookAtWay(outlook: Outlook, at: number, shape: Shape): number {
  const { game, holdings } = outlook;
  const root = holdings.root[at];
  const kind = holdings.kind[at];
  const leaders = holdings.leaders[at];
  if (shape.openCount === 0) {
    const { points } = price(game, root, true, shape.tiles, 0);
    holdings.worth[at] = points;
    outlook.addToAll(POINTS, leaders, points);
    outlook.expect(leaders, points);
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
  holdings.worth[at] = now + gain;
  describe(outlook, at, shape, chance, now, closed - now, cells);
  return chance;
}

/** What was learned of roads and cities goes by what they pay and what their open ends need. */
function describe(
  outlook: Outlook,
  at: number,
  shape: Shape,
  chance: number,
  now: number,
  more: number,
  cells: number,
): void {
  const { openCount, opens } = shape;
  const { holdings, board, ends, fits, fade } = outlook;
  const { common } = holdings;
  const kind = holdings.kind[at];
  let hardest = 1;
  let caps = 0;
  let fitting = 0;
  let joins = 0;
  for (let i = 0; i < openCount; i++) {
    const need = board.requirementOf(cellOfEnd(opens[i]));
    const edge = edgeOfEnd(opens[i]);
    hardest = Math.min(hardest, ends.capped(outlook, kind, need, edge));
    caps += fits.capping[need * 4 + edge];
    joins += fits.joining[need * 4 + edge];
    fitting += fits.fitting[need];
  }
  const first = at * COMMON;
  holdings.isOpen[at] = 1;
  common[first] = now / 10;
  common[first + 1] = more / 10;
  common[first + 2] = chance;
  common[first + 3] = (chance * more) / 10;
  common[first + 4] = Math.min(openCount, 5) / 5;
  common[first + 5] = cells === 1 ? 1 : 0;
  common[first + 6] = hardest;
  common[first + 7] = (caps * fade) / (openCount * 10);
  common[first + 8] = (joins * fade) / (openCount * 10);
  common[first + 9] = ((fitting - caps - joins) * fade) / (openCount * 20);
  addStage(outlook, first);
  holdings.chance[at] = chance;
  holdings.isNear[at] = cells === 1 ? 1 : 0;
  describeCells(outlook, first + DETAILS, shape, cells);
}

/** How much of the game is to come. */
export function addStage({ draws, late, holdings }: Outlook, first: number): void {
  holdings.common[first + 10] = draws / 36;
  holdings.common[first + 11] = late;
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

function chanceToClose(outlook: Outlook, kind: number, shape: Shape): number {
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

/** How many empty cells a feature leads to: several open ends may share one. */
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
