import { type Answer, answerOf, type Move, type UncheckedMove } from '@bastide/rules';
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

/** What is left of a way that was to be played from a position, if it was followed as far as another; else nothing. */
export function restOf(from: Position, way: readonly Move[], now: Position): readonly Move[] {
  const trial = gameOf(from).clone();
  const reached = gameOf(now);
  for (const [index, move] of way.entries()) {
    const code = trial.over ? -1 : trial.question.read(trial, move);
    if (code < 0 || !trial.mayPlay(code)) return [];
    trial.play(code);
    if (trial.equals(reached)) return way.slice(index + 1);
  }
  return [];
}
