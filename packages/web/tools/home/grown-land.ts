import { answersOf, type Game, newGame, progressOf, viewOf } from '@bastide/rules';
import type { FigureView, TileView } from '../../src/session/types.ts';

export interface GrownLand {
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
}

/** How far the picture reaches from the first tile, however it is cut: it is wider than high. */
const EAST = 4;
const SOUTH = 3;

const TILES = 65;
/** With this lot the picture has no hole: where no tile comes to lie, a road would end in nothing. */
const LOT = 299;

/** A land that grew around its first tile, laid by the rules, so that everything fits. */
export function growLand(): GrownLand {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const game = made.ok;
  let ticket = LOT;
  while (!game.over && progressOf(game).placed < TILES) {
    ticket = (ticket * 48271) % 2147483647;
    game.play(pick(game, ticket));
  }
  const view = viewOf(game);
  const tiles = view.tiles.filter(isSeen);
  if (tiles.length < (2 * EAST + 1) * (2 * SOUTH + 1))
    throw new Error('the land of the first screen has a hole');
  return { tiles, figures: view.figures.filter(isSeen) };
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
