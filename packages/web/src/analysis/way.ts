import { type Answer, answerOf, type UncheckedMove } from '@bastide/rules';
import { gameOf, type Position } from '@bastide/rules/internal';

/** Moves one after the other as answers: with what each points to. Those that don't fit the game end the list. */
export function wayOf(position: Position, moves: readonly UncheckedMove[]): Answer[] {
  const trial = gameOf(position).clone();
  const way: Answer[] = [];
  for (const move of moves) {
    if (trial.over) break;
    const code = trial.question.read(trial, move);
    if (code < 0 || !trial.mayPlay(code)) break;
    way.push(answerOf(trial, code));
    trial.play(code);
  }
  return way;
}
