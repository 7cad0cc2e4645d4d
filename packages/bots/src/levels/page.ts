import type { Game } from '@bastide/rules';
import { price } from '@bastide/rules/internal';
import { FIELD, figureSpecs, isCentre, pointsWon, SearchBoard, Shapes } from '@bastide/rules/search';
import type { Allowance } from '../clock.ts';
import type { Appraiser } from '../search/appraiser.ts';
import { Planner } from '../search/planner.ts';
import { misjudged } from './noise.ts';
import type { Mind } from './thinker.ts';

const CONSIDERED = 12;
const NOISE = 3;

/** The page looks at the own points of the moment, forgets about fields, and often errs. */
export function pageMind(game: Game, allowance: Allowance): Mind {
  const planner = new Planner(game, new OwnPoints(game), allowance, Number.POSITIVE_INFINITY);
  return { plan: (view, dice) => misjudged(planner.plan(view, CONSIDERED, dice), dice, NOISE) };
}

/** Points on the track and those of one's own features, closed or not, as if nobody else stood there. */
class OwnPoints implements Appraiser {
  readonly #shapes: Shapes;
  readonly #board: SearchBoard;
  /** Of a seat's figures, those that count for the majority. */
  readonly #followers: readonly number[];

  constructor(game: Game) {
    this.#shapes = new Shapes(game);
    this.#board = new SearchBoard(game);
    this.#followers = figureSpecs(game).flatMap(({ strength }, i) => (strength > 0 ? [i] : []));
  }

  start(): void {
    this.#shapes.reset();
  }

  readThings(): void {}

  of(game: Game, seat: number): number {
    let points = pointsWon(game, seat);
    if (game.turn.ending) return points;
    const board = this.#board;
    board.show(game);
    for (const i of this.#followers) {
      const segment = board.places[seat * board.perSeat + i];
      if (segment >= 0) points += this.#pointsOf(game, board.featureOf(segment));
    }
    return points;
  }

  #pointsOf(game: Game, root: number): number {
    const kind = this.#board.kindOf(root);
    if (kind === FIELD) return 0;
    const open = this.#board.openEnds(root);
    const tiles = isCentre(kind) ? 9 - open : this.#shapes.of(game, root).tiles;
    return price(game, root, open === 0, tiles, 0).points;
  }
}
