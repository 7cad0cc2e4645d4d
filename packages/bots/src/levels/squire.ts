import type { Game } from '@bastide/rules';
import { SearchBoard, tilesToDraw } from '@bastide/rules/search';
import type { Allowance } from '../clock.ts';
import { standing } from '../evaluation/standing.ts';
import type { Appraiser } from '../search/appraiser.ts';
import { Planner } from '../search/planner.ts';
import { misjudged } from './noise.ts';
import type { Mind } from './thinker.ts';

const CONSIDERED = 5;
const NOISE = 1.5;
/** What it is worth to have so many followers at home while tiles are left. */
const HOME_WORTH = [0, 3, 5, 6.2, 7, 7.5, 7.8, 8];
const MANY_TILES = 40;

/** The squire asks what it would be worth if the game ended here, likes followers at home, and is not always precise. */
export function squireMind(game: Game, allowance: Allowance): Mind {
  const planner = new Planner(game, new EndedNow(game), allowance, Number.POSITIVE_INFINITY);
  return { plan: (view, dice) => misjudged(planner.plan(view, CONSIDERED, dice), dice, NOISE) };
}

class EndedNow implements Appraiser {
  readonly #ended: Game;
  readonly #worths: Float64Array;
  readonly #board: SearchBoard;

  constructor(game: Game) {
    this.#ended = game.clone();
    this.#worths = new Float64Array(game.players);
    this.#board = new SearchBoard(game);
  }

  start(): void {}

  readThings(): void {}

  of(game: Game, seat: number): number {
    const ended = this.#ended;
    ended.copyFrom(game);
    if (!ended.over) ended.endNow();
    const use = Math.min(1, tilesToDraw(game) / MANY_TILES);
    this.#board.show(game);
    for (let one = 0; one < game.players; one++)
      this.#worths[one] = ended.scores.of(one) + (game.over ? 0 : use * homeWorth(this.#board, one));
    return standing(this.#worths, seat, 0.5);
  }
}

function homeWorth(board: SearchBoard, seat: number): number {
  return HOME_WORTH[Math.min(board.followersHome(seat), HOME_WORTH.length - 1)];
}
