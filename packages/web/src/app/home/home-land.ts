import { answersOf, type Game, newGame, progressOf, viewOf } from '@bastide/rules';
import type { FigureView, TileView } from '../../session/types.ts';

export interface HomeLand {
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
}

/** How far the picture reaches from the first tile, however it is cut: it is wider than high. */
export const EAST = 4;
export const SOUTH = 3;

const TILES = 65;
const PAUSE = 20;
/** With this lot the picture has no hole: where no tile comes to lie, a road would end in nothing. */
const LOT = 299;

/**
 * A land that grew around its first tile: the same on every visit, laid by the rules, so that everything fits. Pauses after every
 * few moves.
 */
export function* growHomeLand(): Generator<undefined, HomeLand> {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) return { tiles: [], figures: [] };
  const game = made.ok;
  let ticket = LOT;
  for (let moves = 1; !game.over && progressOf(game).placed < TILES; moves++) {
    ticket = (ticket * 48271) % 2147483647;
    game.play(pick(game, ticket));
    if (moves % PAUSE === 0) yield;
  }
  const { tiles, figures } = viewOf(game);
  return { tiles: tiles.filter(isSeen), figures: figures.filter(isSeen) };
}

/** What lies farther out is never in the picture. */
function isSeen({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return Math.abs(x) <= EAST && Math.abs(y) <= SOUTH;
}

/** Tiles by lot, placed as near to the middle as they fit; figures by lot. */
function pick(game: Game, ticket: number): number {
  const answers = answersOf(game);
  if (game.question.id !== 'place') return answers[ticket % answers.length].code;
  const far = ({ target: { x = 0, y = 0 } }: (typeof answers)[number]) =>
    Math.max(Math.abs(x) / EAST, Math.abs(y) / SOUTH);
  return answers.reduce((best, one) => (far(one) < far(best) ? one : best)).code;
}
