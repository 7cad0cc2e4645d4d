import type { Game, GameEvent } from '@bastide/rules';
import { FIELD, featureAwarded, figureSpecs, SearchBoard } from '@bastide/rules/search';

/** A feature that is held in a position, by one of its segments, and what came of it. */
export interface Held {
  readonly segment: number;
  readonly kind: number;
  /** By seat: points it brought. Where several that were held grew together, each of them an equal part. */
  readonly pays: number[];
  closed: boolean;
}

/** The features of a position on which followers stand, each once. */
export function heldIn(game: Game): Held[] {
  const board = new SearchBoard(game);
  const specs = figureSpecs(game);
  const roots = new Set<number>();
  for (let figure = 0; figure < board.places.length; figure++) {
    const place = board.places[figure];
    if (place >= 0 && specs[figure % board.perSeat].role === 'follower') roots.add(board.featureOf(place));
  }
  return [...roots].map((segment) => ({
    segment,
    kind: board.kindOf(segment),
    pays: Array<number>(game.players).fill(0),
    closed: false,
  }));
}

/** Hears what a game that is played on pays for features that were held before. */
export class Outcome {
  readonly held: readonly Held[];
  readonly #game: Game;
  readonly #board: SearchBoard;

  constructor(game: Game) {
    this.held = heldIn(game);
    this.#game = game;
    this.#board = new SearchBoard(game);
  }

  hear(event: GameEvent): void {
    if (event.event !== 'awarded') return;
    const root = featureAwarded(this.#game);
    if (root < 0) return;
    const board = this.#board;
    board.show(this.#game);
    const same = this.held.filter(({ segment }) => board.featureOf(segment) === root);
    for (const one of same) {
      one.pays[event.seat] += event.points / same.length;
      if (one.kind !== FIELD && !event.cause.endsWith('.unfinished')) one.closed = true;
    }
  }
}
