import { Arena, MEASURING_SIZE } from '../arena/arena.ts';
import { deploy } from '../figure/deploy.ts';
import { Game } from '../game/game.ts';
import type { Ruleset } from '../game/ruleset/ruleset.ts';
import { ANY_EDGE, EAST, SOUTH } from '../tile/kinds.ts';
import { segmentAt } from '../tile/segment.ts';
import type { Drawing, DrawnTile } from './drawing.ts';

/** Lays the land before the game begins, so that no start tile is needed, and deploys the figures after. */
export function stage(rules: Ruleset, { tiles, figures }: Drawing): Game {
  const measured = new Game(rules, new Arena(MEASURING_SIZE));
  const game = new Game(rules, new Arena(Math.ceil(measured.arena.used / 8) * 8));
  const { board } = game;
  for (const tile of tiles) lay(game, tile);
  game.begin();
  for (const { type } of tiles) takeFromPile(game, type);
  for (const { seat, figure, x, y, place } of figures) {
    const segment = segmentAt(board.land.slotAt(x, y), place);
    const piece = game.figures.atHome(seat, kindOf(game, figure));
    if (piece < 0) throw new Error(`more ${figure}s drawn than a player has`);
    deploy(game, piece, segment);
  }
  return game;
}

function lay({ board, tiles }: Game, { type, rot, x, y }: DrawnTile): void {
  const { land } = board;
  for (let d = 0; d < 4; d++) {
    const beside = land.slotAt(x + EAST[d], y + SOUTH[d]);
    if (beside < 0) continue;
    const facing = tiles.edge[land.oriented[beside] * 4 + ((d + 2) & 3)];
    const shown = tiles.edge[(type * 4 + rot) * 4 + d];
    if (facing !== shown && facing !== ANY_EDGE && shown !== ANY_EDGE)
      throw new Error(`the tile at ${x},${y} does not fit`);
  }
  board.place(type, rot, land.cellAt(x, y), x, y);
}

/** A drawn tile is one of the box: one that looks like it leaves its pile, unless it is a tile that lies in none. */
function takeFromPile(game: Game, drawn: number): void {
  const { piles, tiles } = game;
  const alike = tiles.types.findIndex(
    (_, type) => tiles.face[type] === tiles.face[drawn] && piles.unseen[type] > 0,
  );
  const type = piles.unseen[drawn] > 0 ? drawn : alike;
  if (type >= 0) piles.take(type);
  else if (game.rules.stock[drawn].count > 0)
    throw new Error(`more ${game.tileId(drawn)} drawn than there are`);
}

export function kindOf({ figures }: Game, name: string): number {
  const kind = figures.specs.findIndex((spec) => spec.name === name);
  if (kind < 0) throw new Error(`no ${name} in this game`);
  return kind;
}
