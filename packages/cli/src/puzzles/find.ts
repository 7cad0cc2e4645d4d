import type { Grade, Puzzle } from '@bastide/bots/puzzles';
import { stoppable } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { seedOf } from '../match/seed.ts';
import { type SetupPlan, setupOf } from '../match/setup-plan.ts';
import { Progress } from '../progress.ts';
import { Crew } from './crew.ts';

export interface Search {
  readonly plan: SetupPlan;
  readonly seed: number;
  /** None that is easier. */
  readonly least: Grade;
  readonly count: number;
  readonly workers: number;
}

export interface Findings {
  readonly puzzles: readonly Puzzle[];
  readonly games: number;
  readonly broken: readonly string[];
  readonly interrupted: boolean;
}

/** Lets bots play until so many puzzles are found, or Ctrl+C; each is handed on at once. */
export async function findPuzzles(
  search: Search,
  io: Io,
  found: (puzzle: Puzzle) => void,
): Promise<Findings> {
  const { plan, seed, least, count, workers } = search;
  const puzzles: Puzzle[] = [];
  const broken: string[] = [];
  const progress = new Progress('puzzles', count, io);
  const parts = new Map<number, number>();
  let games = 0;
  let begun = 0;
  let interrupted = false;
  const crew = new Crew({
    next() {
      if (puzzles.length >= count) return undefined;
      const luck = seedOf(seed, begun++);
      return { find: setupOf(plan, seedOf(luck, 'setup')), seed: luck, least };
    },
    progress(hand, done) {
      parts.set(hand, done);
      const played = [...parts.values()].reduce((sum, part) => sum + part, games);
      progress.show(puzzles.length, `${played.toFixed(1)} games played`);
    },
    over(hand) {
      parts.delete(hand);
      // A game that was broken off is none.
      if (!interrupted && puzzles.length < count) games++;
    },
    puzzle(puzzle) {
      if (puzzles.length >= count) return;
      puzzles.push(puzzle);
      found(puzzle);
      if (puzzles.length === count) crew.stop();
    },
    solved() {},
    broken: (why) => broken.push(why),
  });
  const interrupt = () => {
    interrupted = true;
    crew.stop();
  };
  await stoppable(crew.run(workers), interrupt).finally(() => progress.clear());
  return { puzzles, games, broken, interrupted };
}
