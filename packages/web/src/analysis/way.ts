import { type Answer, gameOf, type Move, moveText, type Position } from '@bastide/rules';

/** Moves one after the other as options: with what each points to. Those that don't fit the game end the list. */
export function wayOf(position: Position, moves: readonly Move[]): Answer[] {
  const trial = gameOf(position).clone();
  const way: Answer[] = [];
  for (const move of moves) {
    if (trial.over) break;
    const { question } = trial;
    const code = question.read(trial, move);
    if (code < 0 || !trial.mayPlay(code)) break;
    way.push({ code, move, text: moveText(move), target: question.target(trial, code), weight: 1 });
    trial.play(code);
  }
  return way;
}
