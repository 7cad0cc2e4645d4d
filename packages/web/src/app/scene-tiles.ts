import { type Game, newGame, optionsOf } from '@bastide/rules';
import type { FigureView, TileView } from '../session/types.ts';
import { viewOf } from '../session/view.ts';

export interface Scene {
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
}

const TILES = 66;
/** The picture is wider than high. */
const ASPECT = 0.5;
const PAUSE = 20;

/**
 * A land that grew around its first tile: the same on every visit, laid by the rules, so that everything fits. Pauses after every
 * few moves.
 */
export function* growScene(): Generator<undefined, Scene> {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) return { tiles: [], figures: [] };
  const game = made.ok;
  let ticket = 11;
  for (let moves = 1; !game.over && game.board.land.placed < TILES; moves++) {
    ticket = (ticket * 48271) % 2147483647;
    game.play(pick(game, ticket));
    if (moves % PAUSE === 0) yield;
  }
  const { tiles, figures } = viewOf(game);
  return { tiles: tiles.filter(isSeen), figures: figures.filter(isSeen) };
}

/** What lies farther out is never in the picture, however it is cut. */
function isSeen({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= -4 && x <= 4 && y >= -3 && y <= 3;
}

/** Tiles by lot, placed as near to the middle as they fit; figures by lot. */
function pick(game: Game, ticket: number): number {
  const options = optionsOf(game);
  if (game.question.id !== 'place') return options[ticket % options.length].code;
  const far = ({ target: { x = 0, y = 0 } }: (typeof options)[number]) => Math.abs(x) * ASPECT + Math.abs(y);
  return options.reduce((best, one) => (far(one) < far(best) ? one : best)).code;
}
