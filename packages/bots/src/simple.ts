import { type Game, KINDS, Options } from '@bastide/rules';

/** How many positions are looked at for one answer, and how many answers of its own in a row are thought through. */
const MOST_POSITIONS = 1500;
const DEPTH = 3;
/** What it is worth to have so many followers at home while tiles are left. */
const HOME_WORTH = [0, 3, 5, 6.2, 7, 7.5, 7.8, 8];
/** A farmer never comes home. */
const FARMER_COST = 1.5;

/**
 * A simple but sensible opponent for any question of any expansion: it tries every answer, goes on as long as it is asked
 * itself, and takes what would leave it best off if the game ended there, with a thought for what may still grow. It never looks
 * past a question to another seat or to chance, so it knows nothing it should not.
 */
export function bestAnswer(game: Game): number {
  const seat = game.toMove;
  if (seat < 0) throw new Error('only a seat can be played for');
  return new Search(game.clone(), seat).best(0).code;
}

class Search {
  readonly #seat: number;
  readonly #turnOf: number;
  /** The position at each depth, and one to end the game on. */
  readonly #positions: Game[];
  readonly #ended: Game;
  #looked = 0;

  constructor(game: Game, seat: number) {
    this.#seat = seat;
    this.#turnOf = game.turn.seat;
    this.#positions = [game];
    for (let i = 0; i < DEPTH; i++) this.#positions.push(game.clone());
    this.#ended = game.clone();
  }

  best(depth: number): { code: number; worth: number } {
    const from = this.#positions[depth];
    const options = new Options();
    from.listOptions(options);
    let best = { code: options.codes[0], worth: Number.NEGATIVE_INFINITY };
    for (const code of options.toArray()) {
      const to = this.#positions[depth + 1];
      to.copyFrom(from);
      to.play(code);
      const worth = this.#goesOn(to, depth + 1) ? this.best(depth + 1).worth : this.#worth(to);
      if (worth > best.worth) best = { code, worth };
    }
    return best;
  }

  #goesOn(game: Game, depth: number): boolean {
    if (depth >= DEPTH || this.#looked > MOST_POSITIONS) return false;
    return game.toMove === this.#seat && game.turn.seat === this.#turnOf && !game.over;
  }

  /** How far ahead of the others this seat would be at the end, if it came now. */
  #worth(game: Game): number {
    this.#looked++;
    const ended = this.#ended;
    ended.copyFrom(game);
    if (!ended.over) ended.endNow();
    const worths = Array.from(
      { length: game.players },
      (_, seat) => ended.scores.of(seat) + hope(game, seat),
    );
    const others = worths.filter((_, seat) => seat !== this.#seat);
    return worths[this.#seat] - Math.max(...others) - 0.01 * others.reduce((sum, one) => sum + one, 0);
  }
}

/** What the points on the table don't tell yet: followers at home, and features that may still be closed. */
function hope(game: Game, seat: number): number {
  const { figures, board } = game;
  const left = Math.min(1, (game.piles.remaining + 2) / 40);
  let home = 0;
  let growth = 0;
  for (const [figure, place] of figures.place.entries()) {
    if (figures.seatOf(figure) !== seat || figures.specs[figures.kindOf(figure)].role !== 'follower')
      continue;
    if (place < 0) home++;
    else growth += growthOf(game, seat, board.features.rootOf(place));
  }
  return left * (HOME_WORTH[Math.min(home, HOME_WORTH.length - 1)] + growth);
}

/** What a feature may still bring its owner: little once it is hard to close, nothing where another seat is stronger. */
function growthOf({ board, players }: Game, seat: number, root: number): number {
  const { features } = board;
  const own = features.strength(root, seat);
  for (let other = 0; other < players; other++) if (features.strength(root, other) > own) return 0;
  const open = features.openEnds(root);
  const kind = KINDS[board.kindOf(root)];
  if (kind === 'field') return -FARMER_COST;
  if (kind === 'monastery' || kind === 'garden') return 0.6 * open;
  if (kind === 'road') return open <= 1 ? 1 : 0.6;
  return (2 + features.segments(root)) / (1 + open);
}
