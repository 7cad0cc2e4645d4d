import type { Puzzle, Wanted } from '@bastide/bots/puzzles';
import { seedOf } from '../match/seed.ts';
import { type SetupPlan, setupOf } from '../match/setup-plan.ts';
import { stoppable } from '../program/interrupt.ts';
import type { Io } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import { type PuzzleEvents, PuzzleThreads } from './puzzle-threads.ts';

export interface Search {
  readonly plan: SetupPlan;
  readonly seed: number;
  readonly wanted: Wanted;
  readonly count: number;
  readonly workers: number;
}

export interface Findings {
  readonly puzzles: readonly Puzzle[];
  readonly games: number;
  readonly broken: readonly string[];
  readonly interrupted: boolean;
}

/** So many games that broke are no accident: the search is given up. */
const MOST_BROKEN = 10;

/**
 * Lets bots play until so many puzzles are found, or Ctrl+C; each is handed on at once. `worker` is given by tests only.
 */
export async function findPuzzles(
  search: Search,
  io: Io,
  found: (puzzle: Puzzle) => void,
  worker?: URL,
): Promise<Findings> {
  const { plan, seed, wanted, count, workers } = search;
  const puzzles: Puzzle[] = [];
  const broken: string[] = [];
  const progress = new Progress('puzzles', count, io);
  const parts = new Map<number, number>();
  let games = 0;
  let begun = 0;
  let interrupted = false;
  const events: PuzzleEvents = {
    next() {
      if (puzzles.length >= count) return undefined;
      const luck = seedOf(seed, begun++);
      return { find: setupOf(plan, seedOf(luck, 'setup')), seed: luck, wanted };
    },
    progress(thread, done) {
      parts.set(thread, done);
      const played = [...parts.values()].reduce((sum, part) => sum + part, games);
      progress.show(puzzles.length, () => `${played.toFixed(1)} games played`);
    },
    over(thread) {
      parts.delete(thread);
      // A game that was broken off is none.
      if (!interrupted && puzzles.length < count) games++;
    },
    puzzle(puzzle) {
      if (puzzles.length >= count) return;
      puzzles.push(puzzle);
      found(puzzle);
      if (puzzles.length === count) threads.stop();
    },
    solved() {},
    broken(why) {
      broken.push(why);
      if (broken.length === MOST_BROKEN) threads.stop();
    },
  };
  const threads = new PuzzleThreads(events, worker);
  const interrupt = () => {
    interrupted = true;
    threads.stop();
  };
  await stoppable(threads.run(workers), interrupt).finally(() => progress.clear());
  return { puzzles, games, broken, interrupted };
}
