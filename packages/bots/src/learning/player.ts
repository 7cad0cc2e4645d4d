import { AnswerList, CHANCE, type Game, randomAnswer } from '@bastide/rules';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { Planner } from '../search/planner.ts';

/** So many placements are looked into: those that look best at a glance are nearly always among them. */
const BREADTH = 4;
/** Of so many ways to play one is taken where the player tries something else. */
const WAYS = 4;

/**
 * Plays for all seats as the knight does, with less time on what looks bad at once; now and then not the best way, so that there is
 * something to learn from.
 */
export class Player {
  readonly #planner: Planner;
  readonly #dice: Dice;
  readonly #answers = new AnswerList();
  readonly #curiosity: number;
  #plan: readonly number[] = [];
  #planned = 0;

  /** How often another way is tried, from 0 to 1. */
  constructor(game: Game, seed: number, curiosity = 0) {
    const allowance = new Allowance({ iterations: 1 });
    this.#planner = new Planner(game, new Evaluation(game), allowance, BREADTH);
    this.#dice = new Dice(seed);
    this.#curiosity = curiosity;
  }

  reseed(seed: number): void {
    this.#dice.reseed(seed);
    this.#plan = [];
  }

  /** The next answer, of whoever is asked. */
  answer(game: Game): number {
    if (game.toMove === CHANCE) {
      this.#plan = [];
      return randomAnswer(game, this.#dice.below, this.#answers);
    }
    game.listAnswers(this.#answers);
    if (this.#answers.count === 1 && this.#plan.length === 0) return this.#answers.codes[0];
    if (this.#plan.length === 0 || this.#planned !== game.toMove || !game.mayPlay(this.#plan[0]))
      this.#think(game);
    const [code, ...rest] = this.#plan;
    this.#plan = rest;
    return code;
  }

  #think(game: Game): void {
    const isCurious = this.#curiosity > 0 && this.#dice.next() < this.#curiosity;
    const ways = this.#planner.plan(game, isCurious ? WAYS : 1, this.#dice);
    this.#planned = game.toMove;
    this.#plan = ways[isCurious ? this.#dice.below(ways.length) : 0]?.codes ?? [this.#answers.codes[0]];
  }
}
