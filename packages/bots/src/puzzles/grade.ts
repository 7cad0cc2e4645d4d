import { type Game, observe } from '@bastide/rules';
import type { Budget, Level } from '../bot.ts';
import { createBot } from '../create.ts';
import type { SolutionJudge } from './solution-judge.ts';

/** How hard a puzzle is, easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Who is asked, weakest first: the later it is found, the harder it is. */
const FINDERS = ['page', 'squire', 'knight'] as const satisfies readonly Level[];
/** Levels that err are asked so often, and must find it more often than not. */
const ASKED = 5;
/** With so little these levels simulate nothing. */
const NOTHING: Budget = { iterations: 1 };
/** Among so many ways it is half a grade harder to find; so it is if others come that near, in points. */
const MANY_WAYS = 100;
const NEAR = 4;

/** By the weakest level that finds the solution, by how many ways there are, and how near the others come. */
export function gradeOf(game: Game, judge: SolutionJudge, ways: number, margin: number): Grade {
  const found = FINDERS.findIndex((level) => finds(level, game, judge));
  const by = found < 0 ? FINDERS.length : found;
  const harder = (ways >= MANY_WAYS ? 0.5 : 0) + (margin < NEAR ? 0.5 : 0);
  return GRADES[Math.min(GRADES.length - 1, Math.floor(by + harder))];
}

function finds(level: Level, game: Game, judge: SolutionJudge): boolean {
  let found = 0;
  for (let seed = 1; seed <= ASKED; seed++)
    if (judge.judge(turnOf(game, level, seed, NOTHING)).right) found++;
  return 2 * found > ASKED;
}

/** What a level plays until somebody else is asked, or chance. */
export function turnOf(game: Game, level: Level, seed: number, budget: Budget): number[] {
  const bot = createBot(level, { seed, budget });
  const played = game.clone();
  const seat = game.toMove;
  const codes: number[] = [];
  while (played.toMove === seat) {
    const code = bot.choose(observe(played, seat));
    codes.push(code);
    played.play(code);
  }
  return codes;
}
