import { type Game, scoresOf } from '@bastide/rules';
import { Evaluation } from '../evaluation/evaluation.ts';
import { TEN } from '../evaluation/holdings.ts';
import { type Nets, netOf } from '../evaluation/nets/nets.ts';
import { weightsFor } from '../evaluation/weights.ts';
import { leadOf } from './lead.ts';
import { isBeforeDraw, type PlayedGame, startAt, type Table } from './played-game.ts';

/** The net for followers at home comes after those of features. */
const FUTURE = 4;

/**
 * What the nets were asked at each draw of many games, and what they should have told: how far ahead of the others the terms saw a
 * seat, and how far ahead it was seen with everything so many draws later, or at the end.
 */
export class Lessons {
  /** By position: where its questions begin, and what the nets should tell in sum, in tens. */
  readonly begins: number[] = [];
  readonly targets: number[] = [];
  /** By question: its net, how much it counts, and where its inputs begin. */
  readonly nets: number[] = [];
  readonly shares: number[] = [];
  readonly at: number[] = [];
  x = new Float32Array(1 << 20);
  #used = 0;
  readonly #nets: Nets;
  readonly #ahead: number;
  readonly #every: number;
  #games = 0;

  /** What games came to is judged by `nets`. Of so many draws in a row, which are much alike, one is a lesson. */
  constructor(nets: Nets, ahead: number, every = 1) {
    this.#nets = nets;
    this.#ahead = ahead;
    this.#every = every;
  }

  get count(): number {
    return this.targets.length;
  }

  addAll(table: Table, games: readonly PlayedGame[]): void {
    const start = startAt(table);
    const evaluation = new Evaluation(start, [], weightsFor(start), this.#nets);
    for (const game of games) this.#add(table, evaluation, game);
  }

  #add(table: Table, evaluation: Evaluation, { codes }: PlayedGame): void {
    const game = startAt(table);
    const seen: Seen[] = [];
    for (const code of codes) {
      if (isBeforeDraw(game)) {
        const isLesson = (seen.length + this.#games) % this.#every === 0;
        seen.push(this.#ask(game, evaluation, seen.length % game.players, isLesson));
      }
      game.play(code);
    }
    this.#games++;
    const ends = scoresOf(game);
    for (const [i, { seat, terms, isLesson }] of seen.entries()) {
      if (!isLesson) continue;
      const later = seen[i + this.#ahead]?.worths ?? ends;
      this.targets.push((leadOf(later, seat) - terms) / TEN);
    }
  }

  #ask(game: Game, evaluation: Evaluation, seat: number, isLesson: boolean): Seen {
    const { prospects } = evaluation;
    if (prospects === undefined) throw new Error('an evaluation with nets has prospects');
    if (isLesson) this.begins.push(this.nets.length);
    const told = Array<number>(game.players).fill(0);
    const share = (one: number) => (one === seat ? 1 : -1 / (game.players - 1));
    const note = (net: number, one: number, x: Float64Array, more: number) => {
      told[one] += more;
      if (isLesson) this.#question(net, share(one), x);
    };
    prospects.recorder = {
      feature: (kind, one, x, more) => note(netOf(kind), one, x, more),
      future: (one, x, more) => note(FUTURE, one, x, more),
    };
    evaluation.start(game);
    evaluation.look(game);
    prospects.recorder = undefined;
    const worths = Array.from(evaluation.worths);
    const terms = leadOf(
      worths.map((worth, one) => worth - told[one]),
      seat,
    );
    return { seat, worths, terms, isLesson };
  }

  #question(net: number, share: number, x: Float64Array): void {
    if (this.#used + x.length > this.x.length) {
      const more = new Float32Array(2 * this.x.length);
      more.set(this.x);
      this.x = more;
    }
    this.nets.push(net);
    this.shares.push(share);
    this.at.push(this.#used);
    this.x.set(x, this.#used);
    this.#used += x.length;
  }
}

/** A position as it was seen: for which seat, what it was worth to all, and how far ahead the terms alone saw the seat. */
interface Seen {
  readonly seat: number;
  readonly worths: readonly number[];
  readonly terms: number;
  readonly isLesson: boolean;
}
