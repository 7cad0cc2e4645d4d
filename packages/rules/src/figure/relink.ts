import type { Board } from '../board/board.ts';
import { segmentsOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';
import { EDGES, NONE, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import { sendLonelyHome } from './home.ts';

/**
 * A link on a tile was taken away (`Hooks.linkOf` tells it no longer): the road it ran through is put together anew, from
 * what is printed, what meets over edges and the links that are left. Figures stay where they are (FE6). No other feature is
 * touched, so none pays for it.
 */
export function partRoad(game: Game, segment: number): void {
  const { board } = game;
  const segments = segmentsOf(board, segment);
  for (const one of segments) foundAnew(board, one);
  for (const one of segments) {
    joinOverEdges(board, one);
    joinLinked(game, one);
  }
  recount(game, segments);
}

/** Links on a tile were put, taken or changed: companions left alone go home at once (FE5), and whoever minds is told. */
export function tellRelinked(game: Game, slot: number): void {
  const { relinked } = game.rules.hooks;
  sendLonelyHome(game);
  for (let i = 0; i < relinked.length; i++) relinked[i](game, slot);
}

/** The segment of the same tile that something laid on it links to this one, or -1. */
function linkOf(game: Game, segment: number): number {
  const { linkOf: hooks } = game.rules.hooks;
  for (let i = 0; i < hooks.length; i++) {
    const other = hooks[i](game, segment);
    if (other >= 0) return other;
  }
  return -1;
}

function foundAnew({ features, tiles, land }: Board, segment: number): void {
  const printed = (land.oriented[tileOf(segment)] >> 2) * SEGMENTS_PER_TILE + placeOf(segment);
  features.found(segment, tiles.ends[printed], tiles.marks[printed]);
}

/** Only over the north and east edges: the segment beyond is of the same road and looks after the other two, if there is one. */
function joinOverEdges({ features, land, tiles }: Board, segment: number): void {
  const slot = tileOf(segment);
  for (let d = 0; d < EDGES.length; d++) {
    if (tiles.side[land.oriented[slot] * 4 + d] !== placeOf(segment)) continue;
    const beyond = land.slotIn((land.cell[slot] + land.steps[d]) & land.lattice.mask);
    if (beyond < 0) continue;
    const side = tiles.side[land.oriented[beyond] * 4 + ((d + 2) & 3)];
    if (side === NONE) {
      features.ends[features.rootOf(segment)]--;
      continue;
    }
    if (d >= EDGES.length / 2) continue;
    const root = features.join(segment, segmentAt(beyond, side));
    features.ends[root] -= 2;
  }
}

function joinLinked(game: Game, segment: number): void {
  const other = linkOf(game, segment);
  if (other > segment) game.board.features.join(segment, other);
}

/** Founded anew, the segments hold nobody: every figure on them is counted again where it stands. */
function recount({ board, figures }: Game, segments: readonly number[]): void {
  const { seenFeature } = board;
  const walk = board.startWalk();
  for (const segment of segments) seenFeature[segment] = walk;
  for (let figure = 0; figure < figures.place.length; figure++) {
    const segment = figures.place[figure];
    if (segment >= 0 && seenFeature[segment] === walk) figures.deploy(figure, segment);
  }
}
