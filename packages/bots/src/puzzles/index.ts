/** Puzzles: positions in which one way to play a whole turn is clearly best. */

export { Comparison, type Difference, differenceOf } from './comparison.ts';
export { Finder, type FinderSettings, type Found, USUAL } from './finder.ts';
export { type GameSetup, puzzlesOf, type Step } from './games.ts';
export { GRADES, type Grade, turnOf } from './grade.ts';
export { Judge, type Verdict } from './judge.ts';
export { checksum, type Puzzle, readPuzzle, type SetPuzzle, setUp } from './puzzle.ts';
export { THEMES, type Theme } from './theme.ts';
