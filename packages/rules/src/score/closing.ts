import { clearFeature } from '../figure/home.ts';
import type { Game } from '../game/game.ts';
import { ANY_EDGE, CITY_EDGE, GARDEN, NONE, ROAD_EDGE, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { segmentAt } from '../tile/segment.ts';
import { awardFeature } from './award.ts';
import { sortForReading } from './occupied.ts';

/** Scores every feature that the placed tile closed (G3, B9), in the order of X17, and sends the figures home (B8). */
export function scoreClosed(game: Game): void {
  const { closing, board } = game;
  const { alsoClosed } = game.rules.hooks;
  closing.clear();
  collectOnTile(game, game.turn.slot);
  if (board.land.centresClosed > 0) collectAround(game, game.turn.slot);
  if (board.tiles.hasAnyEdge) collectBeside(game, game.turn.slot);
  for (let i = 0; i < alsoClosed.length; i++) alsoClosed[i](game);
  if (closing.count > 1) sortForReading(game, closing);
  for (let i = 0; i < closing.count; i++) close(game, closing.codes[i]);
}

/** Adds the feature of a segment to those about to be scored, if it is closed and matters to anyone. */
export function addClosed(game: Game, segment: number): void {
  const { board, closing } = game;
  const root = board.features.rootOf(segment);
  if (board.features.openEnds(root) !== 0) return;
  if (board.features.held[root] === 0 && !isWanted(game, root)) return;
  if (!closing.has(root)) closing.add(root);
}

function isWanted(game: Game, root: number): boolean {
  const { wantsCompleted } = game.rules.hooks;
  for (let i = 0; i < wantsCompleted.length; i++) if (wantsCompleted[i](game, root)) return true;
  return false;
}

function collectOnTile(game: Game, slot: number): void {
  const { tiles, land } = game.board;
  const type = land.oriented[slot] >> 2;
  const count = tiles.segmentCount[type];
  for (let i = 0; i < count; i++) {
    if (tiles.kind[type * SEGMENTS_PER_TILE + i] <= GARDEN) addClosed(game, segmentAt(slot, i));
  }
}

/** What ends at the edges of a tile that fits any: it is on the neighbours, for the tile joins nothing. */
function collectBeside(game: Game, slot: number): void {
  const { land, tiles } = game.board;
  for (let d = 0; d < 4; d++) {
    if (tiles.edge[land.oriented[slot] * 4 + d] !== ANY_EDGE) continue;
    const beside = land.slotIn((land.cell[slot] + land.steps[d]) & land.lattice.mask);
    if (beside < 0) continue;
    const facing = land.oriented[beside] * 4 + ((d + 2) & 3);
    if (tiles.edge[facing] !== ROAD_EDGE && tiles.edge[facing] !== CITY_EDGE) continue;
    for (const place of [tiles.side[facing], tiles.secondSide[facing]])
      if (place !== NONE) addClosed(game, segmentAt(beside, place));
  }
}

/** The eight neighbours' monasteries and gardens. */
function collectAround(game: Game, slot: number): void {
  const { land, tiles } = game.board;
  for (let y = -1; y <= 1; y++) {
    for (let x = -1; x <= 1; x++) {
      const beside = land.slotAt(land.x[slot] + x, land.y[slot] + y);
      if (beside < 0) continue;
      const centre = tiles.centre[land.oriented[beside] >> 2];
      if (centre !== NONE) addClosed(game, segmentAt(beside, centre));
    }
  }
}

function close(game: Game, root: number): void {
  const { completed } = game.rules.hooks;
  if (game.board.features.held[root] !== 0) awardFeature(game, root, true);
  for (let i = 0; i < completed.length; i++) completed[i](game, root);
  clearFeature(game, root);
}
