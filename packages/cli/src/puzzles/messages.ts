import type { Budget, Level } from '@bastide/bots';
import type { GameSetup, Grade, Puzzle, Wanted } from '@bastide/bots/puzzles';

/** Look for puzzles in a game that begins like this. */
export interface FindJob {
  readonly find: GameSetup;
  readonly seed: number;
  readonly wanted: Wanted;
}

/** Let a bot solve a puzzle. */
export interface SolveJob {
  readonly solve: Puzzle;
  readonly level: Level;
  readonly budget: Budget;
  readonly seed: number;
}

export type Job = FindJob | SolveJob;

/** What a bot made of a puzzle. */
export interface Solved {
  readonly id: string;
  readonly right: boolean;
  /** Points its way is worse than the solution. */
  readonly loss: number;
  /** How hard the puzzle is for today's bots. */
  readonly grade: Grade;
  /** Milliseconds it thought: CPU time, where the system tells it, else by the clock. */
  readonly time: number;
}

export const LEAVE = 'leave';
export type ToWorker = Job | typeof LEAVE;

/** From a thread: it wants a job; how far it is, from 0 to 1; what it found. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly done: number }
  | { readonly puzzle: Puzzle }
  | { readonly solved: Solved }
  | { readonly broken: string };

export interface WorkerStart {
  /** One number that all threads share: not 0 once the work is to stop. */
  readonly stop: Int32Array;
}
