import type { Game } from '@bastide/rules';
import { CITY } from '../evaluation/kinds.ts';

/** Questions in which the choice itself is the turn. */
export const BRANCHING: ReadonlySet<string> = new Set(['choose', 'place', 'figure']);
/** Chance that is not looked behind: too many outcomes, and a new part begins. */
export const DRAWS: ReadonlySet<string> = new Set(['draw', 'deal']);

/** Whether a question is which tile to place, or where. */
export function isAboutTile(question: string): boolean {
  return question === 'choose' || question === 'place';
}

/** Whether the tile just placed closed a city, in a game where that brings more than points. */
export function winsTokens({ board, turn, rules }: Game): boolean {
  if (rules.hooks.tokens.length === 0) return false;
  const { tiles, features } = board;
  const type = board.typeOf(turn.slot);
  for (let place = 0; place < tiles.segmentCount[type]; place++) {
    if (tiles.kind[type * 8 + place] !== CITY) continue;
    if (features.openEnds(features.rootOf(turn.slot * 8 + place)) === 0) return true;
  }
  return false;
}
