import type { Arena } from '../arena/arena.ts';

/** The first number of the stack says where its top frame begins. */
const TOP = 0;
const FIRST = 1;
const FRAME = 5;
const FRAMES = 24;
const EMPTY = FIRST - FRAME;
const LAST = FIRST + (FRAMES - 1) * FRAME;

/**
 * The stack of what is still to be done, in the arena. The top frame is either a question that waits for an answer
 * (`what` ≥ 0) or work that goes on as soon as nothing is asked any more (`what` < 0).
 */
export class Agenda {
  /**
   * Where the top frame begins. A frame that pushed nothing, or whose work above it is done, is on top again. Copied to the arena and back when
   * somebody looks at that (`Game.bytes`).
   */
  top = EMPTY;
  private readonly stack: Int32Array;

  constructor(arena: Arena) {
    this.stack = arena.i32(FIRST + FRAMES * FRAME, 'agenda.stack');
  }

  push(what: number, seat: number, a = 0, b = 0, c = 0): void {
    const { stack } = this;
    const top = this.top + FRAME;
    if (top > LAST) throw new Error('the agenda is full');
    this.top = top;
    stack[top] = what;
    stack[top + 1] = seat;
    stack[top + 2] = a;
    stack[top + 3] = b;
    stack[top + 4] = c;
  }

  pop(): void {
    this.top -= FRAME;
  }

  clear(): void {
    this.top = EMPTY;
  }

  toArena(): void {
    this.stack[TOP] = this.top;
  }

  fromArena(): void {
    this.top = this.stack[TOP];
  }

  /** The first number of the topmost frame of this sort, whatever lies on it. */
  numberOf(what: number): number {
    return this.stack[this.frameOf(what) + 2];
  }

  setNumberOf(what: number, value: number): void {
    this.stack[this.frameOf(what) + 2] = value;
  }

  private frameOf(what: number): number {
    const stack = this.stack;
    let frame = this.top;
    while (stack[frame] !== what) frame -= FRAME;
    return frame;
  }

  /** How many frames there are. */
  get depth(): number {
    return (this.top - EMPTY) / FRAME;
  }

  /** Which question or task is on top. */
  get what(): number {
    return this.stack[this.top];
  }

  get seat(): number {
    return this.stack[this.top + 1];
  }

  get a(): number {
    return this.stack[this.top + 2];
  }

  set a(value: number) {
    this.stack[this.top + 2] = value;
  }

  get b(): number {
    return this.stack[this.top + 3];
  }

  set b(value: number) {
    this.stack[this.top + 3] = value;
  }

  get c(): number {
    return this.stack[this.top + 4];
  }

  set c(value: number) {
    this.stack[this.top + 4] = value;
  }
}
