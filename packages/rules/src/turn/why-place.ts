import type { Game } from '../game/game.ts';
import type { Attempt, Reason } from '../hooks.ts';
import { ANY_EDGE, EAST, EDGE_KINDS, EDGES, SOUTH } from '../tile/kinds.ts';

const TURNS: readonly number[] = [0, 90, 180, 270];

/** Why the tile in hand can't lie there, turned like that or, if no rotation is told, in any. */
export function whyNotPlace(game: Game, { x, y, rot }: Attempt): Reason[] {
  if (x === undefined || y === undefined) return [];
  const { land } = game.board;
  if (land.slotAt(x, y) >= 0) return [{ code: 'cell-taken', rule: 'G4', at: [{ x, y }] }];
  if (land.frontierAt(x, y) < 0) return [awayFromLand(game, x, y)];
  if (rot !== undefined) return reasonsFor(game, x, y, rot);
  if (TURNS.some((one) => reasonsFor(game, x, y, one).length === 0)) return [];
  return [{ code: 'no-rotation', rule: 'G4', at: [{ x, y }] }];
}

/** G4: no edge is shared with a placed tile; a corner is not enough. */
function awayFromLand({ board }: Game, x: number, y: number): Reason {
  const corners = [-1, 1].flatMap((south) => [-1, 1].map((east) => ({ x: x + east, y: y + south })));
  const at = corners.filter((corner) => board.land.slotAt(corner.x, corner.y) >= 0);
  return at.length === 0 ? { code: 'no-neighbour', rule: 'G4' } : { code: 'only-corner', rule: 'G4', at };
}

/** What the expansions say first: it is about the tile as a whole; then edge by edge. */
function reasonsFor(game: Game, x: number, y: number, rot: number): Reason[] {
  const { type } = game.turn;
  const quarter = rot / 90;
  const cell = game.board.land.frontierAt(x, y);
  const guards = game.rules.hooks.mayPlace.filter(({ types }) => types(type));
  const forbidden = guards.flatMap(({ why }) => why(game, type, quarter, cell));
  return [...forbidden, ...clashes(game, type, quarter, x, y)];
}

/** G4: every edge that does not agree with its neighbour's. */
function clashes({ board }: Game, type: number, quarter: number, x: number, y: number): Reason[] {
  const { land, tiles } = board;
  return EDGES.flatMap((side, d) => {
    const beside = { x: x + EAST[d], y: y + SOUTH[d] };
    const slot = land.slotAt(beside.x, beside.y);
    if (slot < 0) return [];
    const facing = (d + 2) & 3;
    const mine = tiles.edge[(type * 4 + quarter) * 4 + d];
    const theirs = tiles.edge[land.oriented[slot] * 4 + facing];
    if (mine === theirs || mine === ANY_EDGE || theirs === ANY_EDGE) return [];
    const at = [{ ...beside, edge: EDGES[facing] }];
    return [{ code: 'edge', rule: 'G4', side, mine: EDGE_KINDS[mine], theirs: EDGE_KINDS[theirs], at }];
  });
}
