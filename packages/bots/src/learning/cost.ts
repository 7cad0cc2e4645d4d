import { AnswerList } from '@bastide/rules';
import { Evaluation } from '../evaluation/evaluation.ts';
import { startAt, type Table } from './played-game.ts';
import type { TrueGame } from './yardstick.ts';

/** Node and browsers have it; nothing else of theirs is used here. */
declare const performance: { now(): number };

const GAMES = 12;
const ROUNDS = 3;

/** Microseconds to copy a position, play a placement and look at what came of it: the least of some rounds. */
export function costOf(table: Table, games: readonly TrueGame[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++)
    least = Math.min(least, oneRound(table, games.slice(0, GAMES)));
  return least;
}

function oneRound(table: Table, games: readonly TrueGame[]): number {
  const evaluation = new Evaluation(startAt(table));
  const trial = startAt(table);
  const answers = new AnswerList();
  let spent = 0;
  let looks = 0;
  for (const { codes } of games) {
    const game = startAt(table);
    for (const code of codes) {
      if (game.question.id === 'place') {
        evaluation.start(game);
        game.listAnswers(answers);
        const before = performance.now();
        for (let i = 0; i < answers.count; i++) {
          trial.copyFrom(game);
          trial.play(answers.codes[i]);
          evaluation.look(trial);
        }
        spent += performance.now() - before;
        looks += answers.count;
      }
      game.play(code);
    }
  }
  return (1000 * spent) / looks;
}
