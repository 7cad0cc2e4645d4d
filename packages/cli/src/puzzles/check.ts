import type { Budget, Level } from '@bastide/bots';
import type { Puzzle } from '@bastide/bots/puzzles';
import { stoppable } from '../program/interrupt.ts';
import type { Io } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import type { Solved } from './messages.ts';
import { PuzzleThreads } from './puzzle-threads.ts';

export interface Trial {
  readonly puzzles: readonly Puzzle[];
  readonly level: Level;
  readonly budget: Budget;
  readonly seed: number;
  readonly workers: number;
}

export interface Tested {
  readonly solved: readonly Solved[];
  readonly broken: readonly string[];
  readonly interrupted: boolean;
}

/** Lets a bot solve every puzzle; stopped by Ctrl+C it tells about those it came to. */
export async function checkPuzzles(trial: Trial, io: Io): Promise<Tested> {
  const { puzzles, level, budget, seed, workers } = trial;
  const solved: Solved[] = [];
  const broken: string[] = [];
  const todo = [...puzzles];
  let interrupted = false;
  const progress = new Progress('puzzles', puzzles.length, io);
  const threads = new PuzzleThreads({
    next() {
      const puzzle = todo.shift();
      return puzzle && { solve: puzzle, level, budget, seed };
    },
    progress() {},
    over() {},
    puzzle() {},
    solved(one) {
      solved.push(one);
      progress.show(solved.length, () => `${solved.filter(({ right }) => right).length} hold`);
    },
    broken: (why) => broken.push(why),
  });
  const interrupt = () => {
    interrupted = true;
    threads.stop();
  };
  await stoppable(threads.run(Math.min(workers, puzzles.length)), interrupt).finally(() => progress.clear());
  return { solved, broken, interrupted };
}
