/**
 * Puzzles: positions in which one way to play a whole turn is clearly best.
 * @module
 */

export { Finder, type FinderSettings, type Found, USUAL } from './finder.ts';
export { type GameSetup, puzzlesOf, type Step, type Wanted } from './games.ts';
export { GRADES, type Grade, gradeOf, turnOf } from './grade.ts';
export { checksum, type Puzzle, readPuzzle, type SetPuzzle, setUp, setupOf } from './puzzle.ts';
export { SolutionJudge, type Verdict } from './solution-judge.ts';
export { THEMES, type Theme } from './theme.ts';
export { type Difference, differenceOf, WayTrials } from './way-trials.ts';
