import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { holdOnly, pileOf, tilesInHand, unseenInPile, unseenOf } from '@bastide/rules/search';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { weightsFor } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';

/** What one draw was worth, in points of lead, beside what the bag could have given. */
export interface DrawLuck {
  readonly seat: number;
  readonly tile: string;
  /** How well the seat stands after its best turn with this tile, and with a tile as it comes on average. */
  readonly value: number;
  readonly mean: number;
  readonly luck: number;
  /** The share of the bag that would have been worse; of tiles worth the same, half. */
  readonly beats: number;
}

/** So many placements of each tile are looked into, less than the knight does: there are many more tiles to look at than in a turn. */
const BREADTH = 8;
/** In a game with more sorts of tiles than this, fewer still. */
const MANY_SORTS = 40;
const NARROW = 3;
/** Questions between the draw and the turn: expansions ask no more than a few. */
const DEEPEST = 6;

/** Weighs draws as the knight sees them. Made for one ruleset, used for many positions. */
export class LuckMeter {
  readonly #planner: Planner;
  readonly #evaluation: Evaluation;
  readonly #dice = new Dice(1);
  readonly #answers = new AnswerList();
  readonly #positions: Game[] = [];

  constructor(game: Game) {
    const breadth = game.tiles.types.length > MANY_SORTS ? NARROW : BREADTH;
    // By the terms alone: what was learned sees nothing special in drawing a monastery first.
    this.#evaluation = new Evaluation(game, [], weightsFor(game), 'none');
    this.#planner = new Planner(game, this.#evaluation, new Allowance({ iterations: 1 }), breadth);
    for (let depth = 0; depth <= DEEPEST; depth++) this.#positions.push(game.clone());
  }

  /**
   * The luck of a draw about to be played in this position, where chance is asked for a tile. Undefined where nothing was decided: a tile that fits
   * nowhere is laid aside for another.
   */
  measure(game: Game, drawn: number): DrawLuck | undefined {
    const { seat } = game.turn;
    const outcomes = this.outcomesOf(game);
    const own = outcomes.find(({ code }) => code === drawn);
    if (own === undefined) return undefined;
    const mean = meanOf(outcomes);
    return {
      seat,
      tile: game.tileId(drawn),
      value: own.value,
      mean,
      luck: own.value - mean,
      beats: meanOf(outcomes.map((one) => ({ ...one, value: over(own.value, one.value) }))),
    };
  }

  /**
   * The luck of the tiles that came to a hand (E3) since its last turn, where its owner is asked which to play: how well the best of the hand
   * plays, beside the best of a hand to which others had come. Undefined where none came, or nothing fits.
   */
  measureHand(game: Game, fresh: readonly number[]): DrawLuck | undefined {
    const held = tilesInHand(game);
    const rest = [...held];
    for (const type of fresh) rest.splice(rest.indexOf(type), 1);
    const value = this.#valuerInHand(game);
    const bestOf = (types: readonly number[]) => Math.max(NONE, ...types.map(value));
    const [own, least] = [bestOf(held), bestOf(rest)];
    if (fresh.length === 0 || own === NONE) return undefined;
    const drawn = [...new Set([...unseenInPile(game, pileOf(game, held[0])), ...fresh])].map((type) => ({
      weight: unseenOf(game, type) + fresh.filter((one) => one === type).length,
      value: Math.max(least, value(type)),
    }));
    // At a first turn all of the hand is fresh, and with a tile that fits nowhere there would be none.
    const fitting = drawn.filter((one) => one.value !== NONE);
    const outcomes = bestOfSeveral(fitting, fresh.length);
    const mean = meanOf(outcomes);
    return {
      seat: game.turn.seat,
      tile: game.tileId(fresh.find((type) => value(type) === bestOf(fresh)) ?? fresh[0]),
      value: own,
      mean,
      luck: own - mean,
      beats: meanOf(outcomes.map((one) => ({ ...one, value: over(own, one.value) }))),
    };
  }

  /** How well the seat stands if it plays a tile from its hand; the same print is looked at once. */
  #valuerInHand(game: Game): (type: number) => number {
    const known = new Map<number, number>();
    const { print } = game.tiles;
    return (type) => {
      const value = known.get(print[type]) ?? this.#valueInHand(game, type);
      known.set(print[type], value);
      return value;
    };
  }

  #valueInHand(game: Game, type: number): number {
    const [after] = this.#positions;
    after.copyFrom(game);
    holdOnly(after, type);
    after.listAnswers(this.#answers);
    return this.#answers.count === 0 ? NONE : this.#planner.plan(after, 1, this.#dice)[0].value;
  }

  /** Every tile that may be drawn and fits somewhere, with how many there are and how well the seat stands with it. */
  outcomesOf(game: Game): Outcome[] {
    const { question } = game;
    const { print } = game.tiles;
    game.listAnswers(this.#answers);
    const known = new Map<number, number | undefined>();
    return this.#answers.toArray().flatMap((code) => {
      if (!known.has(print[code])) known.set(print[code], this.#valueOf(game, code));
      const value = known.get(print[code]);
      return value === undefined ? [] : [{ code, weight: question.weight?.(game, code) ?? 1, value }];
    });
  }

  #valueOf(game: Game, code: number): number | undefined {
    const after = this.#positions[0];
    after.copyFrom(game);
    after.play(code);
    if (after.toMove === CHANCE && after.question.id === 'draw') return undefined;
    return this.#explore(0, game.turn.seat);
  }

  /** What the position at this depth is worth to the seat: chance's answers by their weights, others' as they would choose. */
  #explore(depth: number, seat: number): number {
    const game = this.#positions[depth];
    if (game.toMove === seat && !game.over) return this.#planner.plan(game, 1, this.#dice)[0].value;
    if (game.over || depth === DEEPEST || game.question.id === 'draw') return this.#worth(game, seat);
    const next = this.#positions[depth + 1];
    if (game.toMove !== CHANCE) {
      const [plan] = this.#planner.plan(game, 1, this.#dice);
      next.copyFrom(game);
      next.play(plan.codes[0]);
      return this.#explore(depth + 1, seat);
    }
    const answers = new AnswerList();
    game.listAnswers(answers);
    let sum = 0;
    let weights = 0;
    for (const code of answers.toArray()) {
      const weight = game.question.weight?.(game, code) ?? 1;
      next.copyFrom(game);
      next.play(code);
      sum += weight * this.#explore(depth + 1, seat);
      weights += weight;
    }
    return sum / weights;
  }

  #worth(game: Game, seat: number): number {
    this.#evaluation.start(game);
    return this.#evaluation.of(game, seat);
  }
}

interface Weighed {
  readonly weight: number;
  readonly value: number;
}

export interface Outcome extends Weighed {
  readonly code: number;
}

/** The value of a tile that fits nowhere. */
const NONE = Number.NEGATIVE_INFINITY;

/** Values closer than this are the same. */
const NEAR = 1e-6;

function over(own: number, other: number): number {
  return Math.abs(own - other) < NEAR ? 0.5 : Number(own > other);
}

function meanOf(all: readonly Weighed[]): number {
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.reduce((sum, { weight, value }) => sum + weight * value, 0) / whole;
}

/** What the best of so many draws is worth, and how likely: each is drawn as if the others were not. */
function bestOfSeveral(all: readonly Weighed[], count: number): Weighed[] {
  const sorted = [...all].sort((one, other) => one.value - other.value);
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  return sorted.map(({ weight, value }) => {
    const before = (below / whole) ** count;
    below += weight;
    return { value, weight: (below / whole) ** count - before };
  });
}
