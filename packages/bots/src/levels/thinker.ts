import { AnswerList, type Game } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import type { Bot, BotOptions, Budget } from '../bot.ts';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import type { Valuer, Values } from '../evaluation/valuer.ts';
import { valuesOf } from '../evaluation/values-of.ts';
import { richness } from '../evaluation/weights.ts';
import { isAboutTile } from '../search/questions.ts';

/** How a level thinks: made for one ruleset, asked for the answers of the rest of a turn. */
export interface Mind {
  plan(view: Game, dice: Dice): readonly number[];
}

export type MakeMind = (game: Game, allowance: Allowance, valuers?: readonly Valuer[]) => Mind;

/** Shares of a turn's allowance: for the tile and its figure, for what else the turn asks, and for what others' turns ask. */
const TURN = 0.9;
const BESIDE = 0.06;
const ASIDE = 0.2;
/** Before a tile with which a second part may be earned, something is kept for that. */
const FIRST_OF_TWO = 0.65;
const SECOND = 0.35;
/** All of a turn together gets no more than this; what is asked when it is spent, hardly anything. */
const MOST = 1.1;
const LEAST = 0.01;

/** A bot that plans a whole turn when first asked, and answers the questions that follow from the plan. */
export class Thinker implements Bot {
  readonly #make: MakeMind;
  readonly #valuers: readonly Valuer[];
  readonly #seed: number;
  readonly #dice: Dice;
  readonly #allowance: Allowance;
  readonly #answers = new AnswerList();
  #rules: Game['rules'] | undefined;
  #mind: Mind | undefined;
  #values: readonly Values[] = [];
  /** The rest of the plan, and the position in which its first answer is due. */
  #plan: readonly number[] = [];
  #expected: Game | undefined;
  /** The tile that was last thought about: whose turn it was, and how many lay before it. */
  #seat = -1;
  #placed = -1;
  /** What is left of the turn's shares. */
  #left = MOST;
  readonly #mostInBase: number;

  /** Without a budget of its own it takes the usual one, and simulates no more than so much in the base game. */
  constructor(
    make: MakeMind,
    { seed, budget, clock, valuers = [] }: BotOptions,
    usual: Budget,
    mostInBase = Number.POSITIVE_INFINITY,
  ) {
    this.#mostInBase = budget === undefined ? mostInBase : Number.POSITIVE_INFINITY;
    this.#make = make;
    this.#valuers = valuers;
    this.#seed = seed;
    this.#dice = new Dice(seed);
    this.#allowance = new Allowance(budget ?? usual, clock);
  }

  choose(view: Game): number {
    const answers = this.#answers;
    view.listAnswers(answers);
    if (answers.count === 0) throw new Error(`${view.question.id} has no answer`);
    if (!this.#isAsPlanned(view)) {
      this.#plan = [];
      if (answers.count > 1) this.#think(view);
    }
    const code = answers.count === 1 ? answers.codes[0] : this.#plan[0];
    this.#goOn(view, code);
    return code;
  }

  #isAsPlanned(view: Game): boolean {
    return this.#plan.length > 0 && this.#expected?.equals(view) === true;
  }

  #think(view: Game): void {
    const mind = this.#mindFor(view);
    this.#dice.reseed(this.#seed + 1009 * tilesPlaced(view));
    this.#allowance.start(this.#share(view));
    this.#plan = mind.plan(view, this.#dice);
    if (this.#plan.length === 0) this.#plan = [this.#answers.codes[0]];
  }

  #mindFor(view: Game): Mind {
    if (this.#mind !== undefined && this.#rules === view.rules) return this.#mind;
    this.#rules = view.rules;
    this.#expected = view.clone();
    this.#allowance.most = this.#mostInBase / (1 - richness(view));
    this.#values = valuesOf(view, this.#valuers).map(({ values }) => values);
    this.#mind = this.#make(view, this.#allowance, this.#valuers);
    return this.#mind;
  }

  /** What part of a whole turn's allowance this question gets: no more than is left of it. */
  #share(view: Game): number {
    const { turn, toMove, question } = view;
    if (turn.seat !== toMove) return ASIDE;
    const isTile = isAboutTile(question.id);
    // Undone, or in another game, there may lie fewer than before.
    const since = this.#seat === toMove ? tilesPlaced(view) - this.#placed : -1;
    if (since < 0 || since > 1 || (since === 0 && isTile)) this.#left = MOST;
    const share = Math.max(LEAST, Math.min(this.#left, this.#wanted(view, since)));
    this.#left -= share;
    return share;
  }

  #wanted(view: Game, since: number): number {
    const { turn, toMove, question } = view;
    const isFigure = question.id === 'figure';
    // The figure of a tile that was thought about belongs to it.
    if (isFigure ? since === 1 : !isAboutTile(question.id)) return BESIDE;
    this.#seat = toMove;
    this.#placed = tilesPlaced(view) - (isFigure ? 1 : 0);
    if (turn.part === 2 || since === 1) return SECOND;
    return this.#values.some((values) => values.mayEarnTile?.(view, toMove)) ? FIRST_OF_TWO : TURN;
  }

  /** Remembers the rest of the plan and where it goes on. */
  #goOn(view: Game, code: number): void {
    if (this.#plan[0] !== code || this.#plan.length === 1 || this.#expected === undefined) {
      this.#plan = [];
      return;
    }
    this.#plan = this.#plan.slice(1);
    this.#expected.copyFrom(view);
    this.#expected.play(code);
  }
}
