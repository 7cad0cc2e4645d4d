import { AnswerList, type Game, type Move } from '@bastide/rules';
import { guessHands } from '@bastide/rules/internal';
import { tilesPlaced } from '@bastide/rules/search';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import type { Mind } from '../levels/thinker.ts';
import { isAboutTile } from '../search/questions.ts';
import { Forecast } from './forecast.ts';
import { isSettled, type Loss } from './lapse.ts';
import { type Analyst, type AnalystSettings, SETTINGS } from './levels.ts';
import { Mean } from './mean.ts';
import { causesOf, type Reason, reasonsFor } from './reason.ts';

/** What a way to play leads to, by seat: points to be expected at the end, and chances to win. */
export interface Outcome {
  readonly worths: readonly number[];
  readonly chances: readonly number[];
}

/** Two ways to play compared with the same luck. */
export interface Compared {
  readonly one: Outcome;
  readonly other: Outcome;
  /** What the one loses against the other. */
  readonly loss: Loss;
  readonly trials: number;
}

/** The seeds of the search for the best way and of the trials differ: what was chosen by its luck must prove itself anew. */
const TRIAL_SEED = 0x5eed;
/** Between two looks at whether more trials are needed. */
const ROUND = 8;
/** What others' turns ask gets this share of the search. */
const ASIDE = 0.25;

/** An analyst at work on positions of one ruleset. Nothing here depends on time: the same position gets the same judgement. */
export class Comparison {
  readonly #settings: AnalystSettings;
  readonly #allowance: Allowance;
  readonly #mind: Mind;
  readonly #evaluation: Evaluation;
  readonly #forecast: Forecast;
  readonly #root: Game;
  readonly #one: Game;
  readonly #other: Game;

  constructor(game: Game, level: Analyst, valuers?: readonly Valuer[]) {
    this.#settings = SETTINGS[level];
    this.#allowance = new Allowance({ iterations: this.#settings.iterations });
    this.#mind = this.#settings.mind(game, this.#allowance, valuers);
    this.#evaluation = new Evaluation(game, valuers);
    this.#forecast = new Forecast(game, this.#evaluation, this.#settings);
    this.#root = game.clone();
    this.#one = game.clone();
    this.#other = game.clone();
  }

  /** The best way found to play on from a view of the seat that is asked. */
  best(view: Game): readonly number[] {
    this.#allowance.start(view.turn.seat === view.toMove ? 1 : ASIDE);
    return this.#mind.plan(view, new Dice(seedOf(view)));
  }

  /** Whether two ways to play lead to the same position. */
  isSame(view: Game, one: readonly number[], other: readonly number[]): boolean {
    this.#playBoth(view, one, other);
    return this.#one.equals(this.#other);
  }

  /** What one way to play leads to. */
  outcome(view: Game, codes: readonly number[]): Outcome {
    const tally = new Tally(view.players);
    this.#forecast.start(view, seedOf(view) + TRIAL_SEED);
    for (let trial = 0; trial < this.#settings.least; trial++) {
      this.#forecast.try(codes, trial);
      tally.add(this.#forecast);
    }
    return tally.outcome;
  }

  /** Tries two ways with the same luck until the difference is clear, or clearly small. */
  compare(view: Game, one: readonly number[], other: readonly number[]): Compared {
    const { least, most } = this.#settings;
    const forecast = this.#forecast;
    const seat = view.toMove;
    const tallies = [new Tally(view.players), new Tally(view.players)] as const;
    const points = new Mean();
    const chance = new Mean();
    const lossNow = (): Loss => ({ points: points.measured, chance: chance.measured });
    forecast.start(view, seedOf(view) + TRIAL_SEED);
    let trial = 0;
    while (trial < most && !(trial >= least && trial % ROUND === 0 && isSettled(lossNow()))) {
      forecast.try(one, trial);
      tallies[0].add(forecast);
      const standingOfOne = standing(forecast.worths, seat, this.#evaluation.others);
      const chanceOfOne = forecast.chances[seat];
      forecast.try(other, trial);
      tallies[1].add(forecast);
      points.add(standing(forecast.worths, seat, this.#evaluation.others) - standingOfOne);
      chance.add(forecast.chances[seat] - chanceOfOne);
      trial++;
    }
    return { one: tallies[0].outcome, other: tallies[1].outcome, loss: lossNow(), trials: trial };
  }

  /** Why a way to play is better than another, by so many points where they are known. */
  whyBetter(view: Game, worse: readonly number[], better: readonly number[], points?: number): Reason[] {
    this.#playBoth(view, worse, better);
    // Beside a game that is over, a position is what it would pay now.
    if (this.#one.over !== this.#other.over) (this.#one.over ? this.#other : this.#one).endNow();
    const evaluation = this.#evaluation;
    evaluation.start(this.#root);
    const [from, to] = [causesOf(this.#one, evaluation), causesOf(this.#other, evaluation)];
    return reasonsFor(view.toMove, from, to, evaluation.others, points);
  }

  /** What a way to play changes: for a tile seen from before it, else from what would be done instead. */
  whyGood(view: Game, codes: readonly number[]): Reason[] {
    return this.whyBetter(view, this.#instead(view, codes), codes);
  }

  /** To pass; for who passes or can’t, the best of the other answers. What the turn brings in any case speaks for neither. */
  #instead(view: Game, codes: readonly number[]): number[] {
    const answers = new AnswerList();
    view.listAnswers(answers);
    const all = answers.toArray();
    const pass = all.find((code) => view.question.write(view, code).do === 'pass');
    if (pass === undefined && isAboutTile(view.question.id)) return [];
    if (pass !== undefined && codes[0] !== pass) return [pass];
    const values = new Map(all.map((code) => [code, this.#valueOf(view, code)]));
    const others = all.filter((code) => code !== codes[0]);
    others.sort((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0));
    return others.slice(0, 1);
  }

  #valueOf(view: Game, code: number): number {
    this.#playBoth(view, [code], []);
    this.#evaluation.start(this.#root);
    this.#evaluation.readThings(this.#one);
    return this.#evaluation.of(this.#one, view.toMove);
  }

  #playBoth(view: Game, one: readonly number[], other: readonly number[]): void {
    this.#root.copyFrom(view);
    guessHands(this.#root, new Dice(seedOf(view)).below);
    this.#one.copyFrom(this.#root);
    this.#other.copyFrom(this.#root);
    for (const code of one) this.#one.play(code);
    for (const code of other) this.#other.play(code);
  }
}

/** Codes written as moves, as they would be played from a view. */
export function movesOf(view: Game, codes: readonly number[]): Move[] {
  const game = view.clone();
  return codes.map((code) => {
    const move = game.question.write(game, code);
    game.play(code);
    return move;
  });
}

function seedOf(game: Game): number {
  return 31 * tilesPlaced(game) + 7 * game.turn.part + game.toMove;
}

/** Sums over trials. */
class Tally {
  readonly #worths: number[];
  readonly #chances: number[];
  #count = 0;

  constructor(players: number) {
    this.#worths = new Array<number>(players).fill(0);
    this.#chances = new Array<number>(players).fill(0);
  }

  add({ worths, chances }: Forecast): void {
    this.#count++;
    for (let seat = 0; seat < worths.length; seat++) {
      this.#worths[seat] += worths[seat];
      this.#chances[seat] += chances[seat];
    }
  }

  get outcome(): Outcome {
    const mean = (sum: number) => sum / Math.max(1, this.#count);
    return { worths: this.#worths.map(mean), chances: this.#chances.map(mean) };
  }
}
