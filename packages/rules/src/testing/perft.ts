import { moveText } from '../game/answer.ts';
import type { Game } from '../game/game.ts';
import { CHANCE } from '../game/move.ts';
import { segmentAt } from '../tile/segment.ts';
import { AnswerList } from '../turn/answers.ts';
import { PASS } from '../turn/figure.ts';

export interface PerftOptions {
  /** Whether figure actions count, passing included; without it everyone passes. */
  readonly figures?: boolean;
  /** Told whenever all that follows one of the first placements has been counted. */
  placed?(): void;
}

/**
 * Counts the ways a game can go on for `depth` tiles placed: of tiles that look the same, and of turns that look the same,
 * one stands for all, and so do segments of one feature for a figure; a tile that fits nowhere counts nothing, and it does
 * not matter who begins. The game is left as it was.
 */
export function perft(game: Game, depth: number, options: PerftOptions = {}): number {
  return new Count(game.clone(), options, depth).ways(depth, 0);
}

/** The same count for each first placement by itself: `place base/A 0,1 90` → number. */
export function divide(game: Game, depth: number, options: PerftOptions = {}): Map<string, number> {
  const parts = new Map<string, number>();
  if (depth < 1) return parts;
  const count = new Count(game.clone(), options, depth);
  count.firstPlacements(0, (text, level) => {
    parts.set(text, count.ways(depth - 1, level));
    options.placed?.();
  });
  return parts;
}

class Count {
  readonly #game: Game;
  readonly #figures: boolean;
  readonly #depth: number;
  readonly #placed: (() => void) | undefined;
  /** By level of the walk: the position there and its answers. */
  readonly #saved: Uint8Array[] = [];
  readonly #answers: AnswerList[] = [];

  constructor(game: Game, { figures = false, placed }: PerftOptions, depth: number) {
    this.#game = game;
    this.#figures = figures;
    this.#depth = depth;
    this.#placed = placed;
  }

  ways(depth: number, level: number): number {
    const game = this.#game;
    if (depth === 0 && (game.over || beginsPart(game))) return 1;
    if (game.over) return 0;
    const { id } = game.question;
    const placing = id === 'place';
    const answers = this.#list(level);
    // Without figures nothing is decided after the last tile, so its placements need not be played.
    if (placing && depth === 1 && !this.#figures && game.rules.hand === 0) return answers.count;
    let sum = 0;
    for (let i = 0; i < answers.count; i++) {
      this.#play(level, i);
      // Drawing once more means that the tile went to the box (G5).
      if (id === 'draw' && game.question.id === 'draw') continue;
      sum += this.ways(placing ? depth - 1 : depth, level + 1);
      if (placing && depth === this.#depth) this.#placed?.();
    }
    return sum;
  }

  /** Goes to the first placements, whatever is asked before, and shows each once it has been played. */
  firstPlacements(level: number, show: (text: string, level: number) => void): void {
    const game = this.#game;
    if (game.over) return;
    const { id } = game.question;
    const placing = id === 'place';
    const answers = this.#list(level);
    for (let i = 0; i < answers.count; i++) {
      const text = placing ? moveText(game.question.write(game, answers.codes[i])) : '';
      this.#play(level, i);
      if (placing) show(text, level + 1);
      else if (id !== 'draw' || game.question.id !== 'draw') this.firstPlacements(level + 1, show);
      game.restore(this.#saved[level]);
    }
  }

  #list(level: number): AnswerList {
    const game = this.#game;
    if (level === this.#saved.length) {
      this.#saved.push(game.save());
      this.#answers.push(new AnswerList());
    } else game.save(this.#saved[level]);
    const answers = this.#answers[level];
    game.listAnswers(answers);
    if (game.toMove === CHANCE) keepDistinct(game, answers);
    if (game.question.id === 'figure') {
      if (this.#figures) keepOneAFeature(game, answers);
      else keepOnly(answers, PASS);
    }
    return answers;
  }

  #play(level: number, index: number): void {
    if (index > 0) this.#game.restore(this.#saved[level]);
    this.#game.play(this.#answers[level].codes[index]);
  }
}

/** A part begins when a tile is drawn for it or chosen from a hand. */
function beginsPart({ question }: Game): boolean {
  return question.id === 'draw' || question.id === 'choose';
}

/** Of tiles with the same face the first; of seats that may begin the first. */
function keepDistinct(game: Game, answers: AnswerList): void {
  if (game.question.id === 'first-player') {
    keepOnly(answers, answers.codes[0]);
    return;
  }
  const { face } = game.tiles;
  const seen = new Set<number>();
  let kept = 0;
  for (let i = 0; i < answers.count; i++) {
    const code = answers.codes[i];
    if (seen.has(face[code])) continue;
    seen.add(face[code]);
    answers.codes[kept++] = code;
  }
  answers.count = kept;
}

/** On a tile with several segments of one feature it does not matter on which of them a figure stands. */
function keepOneAFeature(game: Game, answers: AnswerList): void {
  const { features } = game.board;
  const seen = new Set<string>();
  let kept = 0;
  for (let i = 0; i < answers.count; i++) {
    const code = answers.codes[i];
    if (isDeployment(game, code)) {
      const root = features.rootOf(segmentAt(game.turn.slot, code & 7));
      const key = `${code >> 3} ${root}`;
      if (seen.has(key)) continue;
      seen.add(key);
    }
    answers.codes[kept++] = code;
  }
  answers.count = kept;
}

function isDeployment(game: Game, code: number): boolean {
  return code !== PASS && game.question.target(game, code).label === 'deploy';
}

function keepOnly(answers: AnswerList, code: number): void {
  answers.clear();
  answers.add(code);
}
