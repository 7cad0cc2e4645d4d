import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { guessHands } from '@bastide/rules/internal';
import type { Allowance } from '../clock.ts';
import type { Dice } from '../dice.ts';
import type { Appraiser } from './appraiser.ts';
import { type Candidate, Candidates } from './candidates.ts';
import { Elsewhere } from './elsewhere.ts';
import { BRANCHING, DRAWS, isAboutTile, winsTokens } from './questions.ts';

/** Questions with few answers are branched on; of many, the one that looks best at once is taken. */
const FEW = 3;
const MOST_OUTCOMES = 8;
const DEEPEST = 12;
/** As a part of the time: a plan is never cut short, however slow the machine. */
export const NEVER_LATE = Number.POSITIVE_INFINITY;

/**
 * Looks for ways to play the rest of a turn, with all its questions, by what they lead to. What others are asked meanwhile
 * is answered as looks best to them. Never looks past the own turn or past a draw.
 */
export class Planner {
  readonly #appraiser: Appraiser;
  readonly #breadth: number;
  readonly #positions: Game[] = [];
  readonly #answers: AnswerList[] = [];
  readonly #path: number[] = [];
  readonly #candidates = new Candidates();
  readonly #elsewhere: Elsewhere;
  readonly #allowance: Allowance;
  readonly #part: number;
  #seat = 0;
  #isFirst = false;
  #recording = true;
  /** Whether the tile of the part belongs to what is planned. What is asked before it is planned by itself. */
  #withTile = true;

  /**
   * Of all placements so many are looked into, those that look best at once; until this part of the time is over. However late it is, all are
   * looked at, and the best of them is looked into.
   */
  constructor(game: Game, appraiser: Appraiser, allowance: Allowance, breadth: number, part = 1) {
    this.#appraiser = appraiser;
    this.#breadth = breadth;
    this.#allowance = allowance;
    this.#part = part;
    this.#elsewhere = new Elsewhere(game);
    for (let depth = 0; depth <= DEEPEST + 1; depth++) {
      this.#positions.push(game.clone());
      this.#answers.push(new AnswerList());
    }
  }

  /** The best ways to play on from a view of the seat that is asked, best first; at least one. */
  plan(view: Game, most: number, dice: Dice): readonly Candidate[] {
    const root = this.#positions[0];
    root.copyFrom(view);
    guessHands(root, dice.below);
    this.#appraiser.start(root);
    return this.#search(most);
  }

  #search(most: number): readonly Candidate[] {
    const { toMove, question } = this.#positions[0];
    this.#seat = toMove;
    this.#withTile = isAboutTile(question.id);
    this.#recording = true;
    this.#candidates.clear(most);
    this.#elsewhere.clear();
    this.#explore(0);
    return this.#candidates.best;
  }

  /** What the best way to play on from this depth is worth. */
  #explore(depth: number): number {
    const game = this.#positions[depth];
    if (game.toMove !== this.#seat || game.over || depth >= DEEPEST) return this.#leaf(depth);
    const answers = this.#answers[depth];
    game.listAnswers(answers);
    if (answers.count === 1) return this.#follow(depth, answers.codes[0]);
    const { id } = game.question;
    if (!this.#withTile && isAboutTile(id)) return this.#leaf(depth);
    if (id === 'place') return this.#explorePlacements(depth, answers);
    if (id === 'figure') return this.#branchFigures(depth, answers);
    if (depth === 0 || answers.count <= FEW || BRANCHING.has(id)) return this.#branch(depth, answers);
    return this.#follow(depth, this.#quickest(depth, answers));
  }

  #branch(depth: number, answers: AnswerList): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.count; i++) {
      if (i > 0 && this.#isLate()) break;
      best = Math.max(best, this.#follow(depth, answers.codes[i]));
    }
    return best;
  }

  #branchFigures(depth: number, answers: AnswerList): number {
    const elsewhere = this.#elsewhere;
    const values: number[] = [];
    for (let i = 0; i < answers.count; i++) {
      if (i > 0 && this.#isLate()) break;
      const code = answers.codes[i];
      values.push(elsewhere.isWorthTrying(code) ? this.#follow(depth, code) : Number.NEGATIVE_INFINITY);
    }
    elsewhere.remember(answers.codes, values);
    return Math.max(...values);
  }

  #follow(depth: number, code: number): number {
    this.#step(depth, code);
    return this.#explore(depth + 1);
  }

  #step(depth: number, code: number): Game {
    const to = this.#positions[depth + 1];
    to.copyFrom(this.#positions[depth]);
    to.play(code);
    if (this.#recording) this.#path[depth] = code;
    return to;
  }

  /** All placements at a glance, then the best of them in full. */
  #explorePlacements(depth: number, answers: AnswerList): number {
    const { count, codes } = answers;
    const glances: { code: number; value: number; wins: boolean }[] = [];
    this.#appraiser.readThings(this.#positions[depth]);
    for (let i = 0; i < count; i++) {
      const after = this.#step(depth, codes[i]);
      glances.push({ code: codes[i], value: this.#glance(after), wins: winsTokens(after) });
    }
    glances.sort((one, other) => other.value - one.value);
    let best = Number.NEGATIVE_INFINITY;
    const most = Math.min(this.#breadth, glances.length);
    for (let i = 0; i < glances.length; i++) {
      // Tokens show only after scoring.
      if (i >= most && !glances[i].wins) continue;
      if (i > 0 && this.#isLate()) break;
      this.#isFirst = i === 0;
      best = Math.max(best, this.#follow(depth, glances[i].code));
    }
    this.#isFirst = false;
    return best;
  }

  #isLate(): boolean {
    return !this.#isFirst && this.#allowance.late(this.#part);
  }

  #glance(game: Game): number {
    const value = this.#appraiser.of(game, this.#seat);
    if (this.#appraiser.bestDeployment === undefined || game.toMove !== this.#seat) return value;
    return value + this.#appraiser.bestDeployment(game, this.#seat);
  }

  /** The answer after which the position looks best. */
  #quickest(depth: number, answers: AnswerList, seat = this.#seat): number {
    let best = answers.codes[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.count; i++) {
      if (i > 0 && this.#isLate()) break;
      const value = this.#appraised(this.#step(depth, answers.codes[i]), seat);
      if (value <= most) continue;
      most = value;
      best = answers.codes[i];
    }
    return best;
  }

  #leaf(depth: number): number {
    const recording = this.#recording;
    const value = this.#valueOf(depth);
    this.#recording = recording;
    if (recording) this.#candidates.offer(this.#path, depth, value);
    return value;
  }

  /** Looks behind a die or a token, the mean of what may come; else takes the position as it is. */
  #valueOf(depth: number): number {
    const game = this.#positions[depth];
    const { question } = game;
    if (this.#isReaction(game) && depth < DEEPEST) {
      this.#recording = false;
      const answers = this.#answers[depth];
      game.listAnswers(answers);
      this.#step(depth, this.#quickest(depth, answers, game.toMove));
      return this.#explore(depth + 1);
    }
    if (game.toMove !== CHANCE || depth >= DEEPEST || DRAWS.has(question.id)) return this.#appraised(game);
    const answers = this.#answers[depth];
    game.listAnswers(answers);
    if (answers.count > MOST_OUTCOMES) return this.#appraised(game);
    this.#recording = false;
    let sum = 0;
    let weights = 0;
    for (let i = 0; i < answers.count; i++) {
      const code = answers.codes[i];
      const weight = question.weight?.(game, code) ?? 1;
      weights += weight;
      this.#step(depth, code);
      sum += weight * this.#explore(depth + 1);
    }
    return sum / weights;
  }

  /** Whether another seat is asked something inside the own turn that changes more than where its points stand. */
  #isReaction({ over, turn, toMove, question }: Game): boolean {
    if (over || turn.seat !== this.#seat || toMove === CHANCE || toMove === this.#seat) return false;
    return question.id !== 'scorer' && !isAboutTile(question.id);
  }

  #appraised(game: Game, seat = this.#seat): number {
    this.#appraiser.readThings(game);
    return this.#appraiser.of(game, seat);
  }
}
