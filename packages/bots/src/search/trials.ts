import type { Game } from '@bastide/rules';
import { guessHands } from '@bastide/rules/internal';
import { tilesPlaced, tilesToCome } from '@bastide/rules/search';
import type { Allowance } from '../clock.ts';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import { richness } from '../evaluation/weights.ts';
import { Aim } from './aim.ts';
import type { Candidate } from './candidates.ts';
import { Continuation } from './continuation.ts';
import { drawIfPossible, drawOf, spreadDraws } from './draws.ts';
import { BRANCHING } from './questions.ts';

export interface TrialSettings {
  /** How many tiles are played after the turn. */
  readonly tiles: number;
  /** How many trials the first judgement counts for, in the base game. */
  readonly trust: number;
  /** How many trials there must be time for: where there is not, fewer candidates are tried. */
  readonly round: number;
  readonly elsewhere: number;
}

interface Tried {
  readonly codes: readonly number[];
  sum: number;
  /** The sum without the last trial. */
  before: number;
  count: number;
  /** What came of each trial. */
  readonly values: number[];
}

/** The richer a game, the more chance there is in a trial, and the fewer trials there are time for. */
const MORE_TRUST = 6;
/** For small questions there is hardly any time, so that few trials decide little. */
const TRUST_BESIDE = 16;
/** After so many trials it is asked whether more could change the choice. */
const LEAST = 16;
/** Trials go on to the end if there are no more than so many times the usual number of tiles to come. */
const TO_THE_END = 2;
/** A difference is sure if it is so many times its standard error; smaller than so many points (late: of what is aimed for), it is no matter. */
const SURE = 3;
const NO_MATTER = 0.25;

/**
 * Tries ways to play a turn by playing on for a few tiles, all with the same draws. The allowance is shared out by sequential halving: as
 * much for all of them as for the better half, and for the better half of that; what is surely worse is dropped at once.
 */
export class Trials {
  readonly #evaluation: Evaluation;
  readonly #continuation: Continuation;
  readonly #root: Game;
  readonly #game: Game;
  readonly #allowance: Allowance;
  readonly #settings: TrialSettings;
  readonly #trust: number;
  readonly #aim = new Aim();
  #next = -1;

  constructor(game: Game, evaluation: Evaluation, allowance: Allowance, settings: TrialSettings) {
    this.#evaluation = evaluation;
    this.#continuation = new Continuation(game, evaluation, settings.elsewhere);
    this.#root = game.clone();
    this.#game = game.clone();
    this.#allowance = allowance;
    this.#settings = settings;
    this.#trust = settings.trust + richness(game) * MORE_TRUST;
  }

  /** The codes of the candidate that did best. */
  best(view: Game, candidates: readonly Candidate[], dice: Dice): readonly number[] {
    if (candidates.length <= 1) return candidates[0]?.codes ?? [];
    this.#aim.start(view);
    const trust = BRANCHING.has(view.question.id) ? this.#trust : TRUST_BESIDE;
    let field: Tried[] = candidates.map(({ codes, value }) => ({
      codes,
      sum: trust * this.#aim.of(value, view),
      before: 0,
      count: trust,
      values: [],
    }));
    const seed = dice.below(1 << 30);
    const whole = this.#allowance.share;
    const draws = spreadDraws(view, dice);
    let all = field.length;
    for (let trial = 0; field.length > 1 && !this.#allowance.spent; trial++) {
      this.#next = drawOf(draws, trial);
      if (!this.#tryAll(view, field, seed + 7919 * trial, dice)) {
        for (const tried of field) takeBack(tried, trial);
        break;
      }
      if (trial === 0) {
        field = this.#affordable(field, whole);
        all = field.length;
      }
      field.sort(byMean);
      field = field.slice(0, waysLeft(all, 1 - this.#allowance.share / whole));
      if ((trial + 1) % LEAST === 0) field = field.filter((one) => !isSettled(field[0], one));
    }
    return field.sort(byMean)[0].codes;
  }

  /** From the end of the turn until so many tiles lie; leaves the evaluation with the last position. */
  #playOn(until: number, dice: Dice): void {
    const game = this.#game;
    drawIfPossible(game, this.#next);
    this.#continuation.play(game, until - tilesPlaced(game), dice);
    this.#evaluation.startFrom(game);
    this.#evaluation.look(game);
  }

  /** How many tiles are played after the turn: all, where they are not many more than usual. */
  #reach(left: number): number {
    const { tiles } = this.#settings;
    return left <= TO_THE_END * tiles ? left : tiles;
  }

  /** Where a trial takes long, so few can be had that they are better spent on the most promising. */
  #affordable(field: Tried[], whole: number): Tried[] {
    const { share } = this.#allowance;
    const trials = share / Math.max(1e-6, whole - share);
    if (trials >= this.#settings.round) return field;
    const most = Math.ceil((field.length * trials) / this.#settings.round);
    return [...field].sort(byMean).slice(0, Math.max(2, most));
  }

  /** One trial of each with the same draws; false if the allowance was spent before all had theirs. */
  #tryAll(view: Game, field: readonly Tried[], seed: number, dice: Dice): boolean {
    const seat = view.toMove;
    const game = this.#game;
    this.#root.copyFrom(view);
    dice.reseed(seed);
    guessHands(this.#root, dice.below);
    const until = tilesPlaced(this.#root) + 1 + this.#reach(tilesToCome(this.#root));
    for (const tried of field) {
      if (this.#allowance.spent) return false;
      this.#allowance.spend();
      game.copyFrom(this.#root);
      for (const code of tried.codes) game.play(code);
      dice.reseed(seed + 1);
      this.#playOn(until, dice);
      const lead = standing(this.#evaluation.worths, seat, this.#evaluation.others);
      const value = this.#aim.of(lead, game);
      tried.values.push(value);
      tried.before = tried.sum;
      tried.sum += value;
      tried.count++;
    }
    return true;
  }
}

/** How many of the ways are still tried when so much of the allowance is gone: half are dropped after each of some equal parts, until there are two. */
export function waysLeft(all: number, gone: number): number {
  const halved = Math.floor(gone * Math.ceil(Math.log2(all)));
  return Math.max(2, Math.ceil(all / 2 ** halved));
}

/** Who had a trial that others did not have can't be compared with them. */
function takeBack(tried: Tried, trial: number): void {
  if (tried.values.length <= trial) return;
  tried.values.pop();
  tried.sum = tried.before;
  tried.count--;
}

function byMean(one: Tried, other: Tried): number {
  return other.sum / other.count - one.sum / one.count;
}

/** Whether the best is surely better than another, or surely about as good: both had the same draws. */
function isSettled(best: Tried, other: Tried): boolean {
  if (best === other) return false;
  const count = other.values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = best.values[i] - other.values[i];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
  return mean > SURE * error || Math.abs(mean) + SURE * error < NO_MATTER;
}
