import { type Game, price } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { FIELD, GARDEN, MONASTERY } from '../evaluation/kinds.ts';
import { Shapes } from '../evaluation/shapes.ts';
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

  constructor(game: Game) {
    this.#shapes = new Shapes(game);
  }

  start(): void {
    this.#shapes.reset();
  }

  readThings(): void {}

  of(game: Game, seat: number): number {
    const { figures, board, scores, batch } = game;
    let points = scores.of(seat);
    for (let i = 0; i < batch.count; i++)
      if (batch.seat(i) === seat && batch.scorer(i) < 0) points += batch.points(i);
    if (game.turn.ending) return points;
    const first = seat * figures.perSeat;
    for (let figure = first; figure < first + figures.perSeat; figure++) {
      const segment = figures.place[figure];
      if (segment >= 0 && figures.strengthOf[figures.kindAt[figure - first]] > 0)
        points += this.#pointsOf(game, board.features.rootOf(segment));
    }
    return points;
  }

  #pointsOf(game: Game, root: number): number {
    const { board } = game;
    const kind = board.kindOf(root);
    if (kind === FIELD) return 0;
    const open = board.features.openEnds(root);
    const isCentre = kind === MONASTERY || kind === GARDEN;
    const tiles = isCentre ? 9 - open : this.#shapes.of(game, root).tiles;
    return price(game, root, open === 0, tiles, 0).points;
  }
}
