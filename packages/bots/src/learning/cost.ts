import { AnswerList } from '@bastide/rules';
import { Evaluation } from '../evaluation/evaluation.ts';
import { startAt, type Table } from './played-game.ts';
import type { TrueGame } from './yardstick.ts';

const GAMES = 12;
const ROUNDS = 3;

/** Microseconds to copy a position, play a placement and look at what came of it, by this clock: the least of some rounds. */
export function costOf(table: Table, games: readonly TrueGame[], clock: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++)
    least = Math.min(least, oneRound(table, games.slice(0, GAMES), clock));
  return least;
}

function oneRound(table: Table, games: readonly TrueGame[], clock: () => number): number {
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
        const before = clock();
        for (let i = 0; i < answers.count; i++) {
          trial.copyFrom(game);
          trial.play(answers.codes[i]);
          evaluation.look(trial);
        }
        spent += clock() - before;
        looks += answers.count;
      }
      game.play(code);
    }
  }
  return spent / looks;
}
