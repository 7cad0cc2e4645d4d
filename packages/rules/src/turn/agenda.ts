import type { Arena } from '../arena/arena.ts';

const DEPTH = 0;
const FRAME = 5;
const FRAMES = 24;

/**
 * The stack of what is still to be done, in the arena. The top frame is either a question that waits for an answer
 * (`what` ≥ 0) or work that goes on as soon as nothing is asked any more (`what` < 0).
 */
export class Agenda {
  readonly #stack: Int32Array;

  constructor(arena: Arena) {
    this.#stack = arena.i32(1 + FRAMES * FRAME);
  }

  push(what: number, seat: number, a = 0, b = 0, c = 0): void {
    const stack = this.#stack;
    const depth = stack[DEPTH];
    if (depth === FRAMES) throw new Error('the agenda is full');
    const at = 1 + depth * FRAME;
    stack[at] = what;
    stack[at + 1] = seat;
    stack[at + 2] = a;
    stack[at + 3] = b;
    stack[at + 4] = c;
    stack[DEPTH] = depth + 1;
  }

  pop(): void {
    this.#stack[DEPTH]--;
  }

  clear(): void {
    this.#stack[DEPTH] = 0;
  }

  get depth(): number {
    return this.#stack[DEPTH];
  }

  /** Which question or task is on top. */
  get what(): number {
    return this.#stack[this.#top];
  }

  get seat(): number {
    return this.#stack[this.#top + 1];
  }

  get a(): number {
    return this.#stack[this.#top + 2];
  }

  set a(value: number) {
    this.#stack[this.#top + 2] = value;
  }

  get b(): number {
    return this.#stack[this.#top + 3];
  }

  set b(value: number) {
    this.#stack[this.#top + 3] = value;
  }

  get c(): number {
    return this.#stack[this.#top + 4];
  }

  set c(value: number) {
    this.#stack[this.#top + 4] = value;
  }

  get #top(): number {
    return 1 + (this.#stack[DEPTH] - 1) * FRAME;
  }
}
