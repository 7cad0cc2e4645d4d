import { type Puzzle, SolutionJudge, setUp, type Verdict } from '@bastide/bots/puzzles';

/** A puzzle and how its turn was played. */
export interface PuzzleTurn {
  readonly puzzle: Puzzle;
  readonly codes: readonly number[];
}

/** Judges an answer; takes a moment, for both ways are played on many times. */
export function judgeHere({ puzzle, codes }: PuzzleTurn): Verdict {
  const set = setUp(puzzle);
  if ('error' in set) throw new Error(`${puzzle.id}: ${set.error} at ${set.at}`);
  return new SolutionJudge(set.ok.game, set.ok.codes, puzzle.margin).judge(codes);
}
