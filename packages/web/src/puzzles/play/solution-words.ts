import type { SetPuzzle } from '@bastide/bots/puzzles';
import { answersOf, type Language, viewOf } from '@bastide/rules';
import { choiceWords } from '../../panels/turn/names.ts';
import type { SpecOf } from '../../session/types.ts';

/** An answer of the solution: its number, and what it does. */
export interface SolutionStep {
  readonly step: number;
  readonly words: string;
}

/** The solution, answer by answer. */
export function solutionWords(
  { game, codes }: SetPuzzle,
  lang: Language,
  names: readonly string[],
  specOf: SpecOf,
): SolutionStep[] {
  const played = game.clone();
  return codes.flatMap((code, step) => {
    const answers = answersOf(played);
    const answer = answers.find((one) => one.code === code);
    played.play(code);
    // What had to be so is not worth a word.
    return answer === undefined || answers.length === 1
      ? []
      : [{ step, words: choiceWords(lang, answer, names, specOf) }];
  });
}

/** A tile beside the one the solution places: where to look, without telling all. */
export function nearSolution({ game, solution }: SetPuzzle): { readonly x: number; readonly y: number } {
  const move = solution.find((one) => one.do === 'place');
  const at = { x: Number(move?.x ?? 0), y: Number(move?.y ?? 0) };
  const far = (place: { x: number; y: number }) => Math.abs(place.x - at.x) + Math.abs(place.y - at.y);
  return viewOf(game).tiles.reduce((near, tile) => (far(tile) < far(near) ? tile : near));
}
