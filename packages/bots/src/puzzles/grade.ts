import { type Game, observe } from '@bastide/rules';
import type { Budget, Level } from '../bot.ts';
import { createBot } from '../create.ts';
import type { Judge } from './judge.ts';

/** How hard a puzzle is, easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Who finds it without being lucky makes it so easy; what even the knight misses is very hard. */
const FINDERS = [
  ['page', 'easy'],
  ['squire', 'medium'],
  ['knight', 'hard'],
] as const satisfies readonly (readonly [Level, Grade])[];

/** Levels that err are asked so often, and must find it more often than not. */
const ASKED = 5;
/** Only the first three levels are asked, and those simulate nothing. */
const NOTHING: Budget = { iterations: 1 };

/** By the weakest level that finds the solution more often than not. */
export function gradeOf(game: Game, judge: Judge): Grade {
  for (const [level, grade] of FINDERS) {
    let found = 0;
    for (let seed = 1; seed <= ASKED; seed++)
      if (judge.judge(turnOf(game, level, seed, NOTHING)).right) found++;
    if (2 * found > ASKED) return grade;
  }
  return 'very-hard';
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
