import type { Game } from '@bastide/rules';
import { SearchBoard } from '@bastide/rules/search';
import { Evaluation } from '../evaluation/evaluation.ts';
import { POINTS, TERMS } from '../evaluation/terms.ts';
import { winChances } from '../evaluation/win-chance.ts';
import { leadsOf } from './lead.ts';
import { Calibration, type CalibrationRow, Errors } from './measures.ts';
import { type PlayedGame, startAt, type Table } from './played-game.ts';
import type { Truth } from './truth.ts';

/** A game with the truths of some of its positions. */
export interface TrueGame extends PlayedGame {
  readonly truths: readonly Truth[];
}

export interface Reading {
  readonly positions: number;
  /** By stage, early to late, and over all of them: errors in points of the lead, those of the truth itself taken off. */
  readonly stages: readonly StageReading[];
  readonly all: StageReading;
  readonly closing: Readonly<Record<string, readonly CalibrationRow[]>>;
  readonly winning: readonly CalibrationRow[];
  /** Mean square error of the chances to win. */
  readonly brier: number;
}

export interface StageReading {
  readonly positions: number;
  /** Mean tiles to come. */
  readonly left: number;
  readonly error: number;
  /** The same with the noise of the truth left in. */
  readonly raw: number;
  readonly range: readonly [number, number];
  /** What it would be if only the points on the land and on the track were counted. */
  readonly counted: number;
  /** By kind of feature: errors in what is expected of held ones. */
  readonly kinds: Readonly<Record<string, number>>;
}

const KIND_NAMES = ['road', 'city', 'monastery', 'garden', 'field'];

/** How far an evaluation is from the truth, by stage and by kind of feature. */
export function read(
  table: Table,
  games: readonly TrueGame[],
  evaluation = new Evaluation(startAt(table)),
): Reading {
  const stages = (games[0]?.truths ?? []).map(() => new Stage());
  const all = new Stage();
  const closing = new Map<string, Calibration>();
  const winning = new Calibration();
  for (const { codes, truths } of games) {
    const game = startAt(table);
    let played = 0;
    for (const [stage, truth] of truths.entries()) {
      while (played < truth.at) game.play(codes[played++]);
      stages[stage].add(game, evaluation, truth, closing);
      all.add(game, evaluation, truth, new Map());
      const chances = new Float64Array(table.players);
      winChances(game, evaluation.worths, chances);
      for (let seat = 0; seat < table.players; seat++) winning.add(chances[seat], truth.won[seat]);
    }
  }
  return {
    positions: games.length * stages.length,
    stages: stages.map((stage) => stage.reading),
    all: all.reading,
    closing: Object.fromEntries([...closing].map(([kind, calibration]) => [kind, calibration.rows])),
    winning: winning.rows,
    brier: winning.squares,
  };
}

class Stage {
  readonly #error = new Errors();
  readonly #counted = new Errors();
  readonly #kinds = new Map<string, Errors>();
  #left = 0;

  add(game: Game, evaluation: Evaluation, truth: Truth, closing: Map<string, Calibration>): void {
    evaluation.start(game);
    const expected = evaluation.expectations(game);
    const noise = truth.deviation ** 2 / truth.playouts;
    this.#left += truth.left;
    const points = Array.from(evaluation.worths, (_, seat) => evaluation.termsOf(seat)[TERMS[POINTS]]);
    this.#error.add(leadsOf(evaluation.worths), leadsOf(truth.scores), noise);
    this.#counted.add(leadsOf(points), leadsOf(truth.scores), noise);
    const board = new SearchBoard(game);
    const happened = new Map(truth.held.map((held) => [board.featureOf(held[0]), held]));
    const sums = new Map(KIND_NAMES.map((kind) => [kind, [zeros(game), zeros(game)] as const]));
    for (const { feature, kind, chance, pays } of expected) {
      const [, , closed, ...paid] = happened.get(feature) ?? [];
      if (closed === undefined) continue;
      const name = KIND_NAMES[kind];
      const [told, true_] = sums.get(name) ?? [[], []];
      for (const [seat, pay] of pays.entries()) {
        told[seat] += pay;
        true_[seat] += paid[seat];
      }
      if (name === 'field' || chance === 1) continue;
      if (!closing.has(name)) closing.set(name, new Calibration());
      closing.get(name)?.add(chance, closed);
    }
    for (const [kind, [told, true_]] of sums) {
      if (!this.#kinds.has(kind)) this.#kinds.set(kind, new Errors());
      this.#kinds.get(kind)?.add(leadsOf(told), leadsOf(true_), 0);
    }
  }

  get reading(): StageReading {
    const positions = this.#error.positions;
    return {
      positions,
      left: this.#left / positions,
      error: this.#error.root,
      raw: this.#error.raw,
      range: this.#error.range,
      counted: this.#counted.root,
      kinds: Object.fromEntries([...this.#kinds].map(([kind, errors]) => [kind, errors.root])),
    };
  }
}

function zeros({ players }: Game): number[] {
  return Array<number>(players).fill(0);
}
