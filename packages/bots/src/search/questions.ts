import type { Game } from '@bastide/rules';
import { CITY, SearchBoard, segmentAt, tileJustPlaced } from '@bastide/rules/search';

/** Questions in which the choice itself is the turn. */
export const BRANCHING: ReadonlySet<string> = new Set(['choose', 'place', 'figure']);
/** Chance that is not looked behind: too many outcomes, and a new part begins. */
export const DRAWS: ReadonlySet<string> = new Set(['draw', 'deal']);

/** Whether a question is which tile to place, or where. */
export function isAboutTile(question: string): boolean {
  return question === 'choose' || question === 'place';
}

/** Whether the tile just placed closed a city, in a game where that brings more than points. */
export function winsTokens(game: Game): boolean {
  if (game.rules.hooks.tokens.length === 0) return false;
  const tile = tileJustPlaced(game);
  const board = new SearchBoard(game);
  const count = board.segmentsOn(tile);
  for (let place = 0; place < count; place++) {
    const segment = segmentAt(tile, place);
    if (board.kindOf(segment) === CITY && board.openEnds(board.featureOf(segment)) === 0) return true;
  }
  return false;
}
