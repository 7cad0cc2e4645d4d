import { answersOf, moveText } from '../../game/answer.ts';
import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';

/** There is an answer; answers differ, in code and in words; what is written is read as the same; chance has its odds. */
export function checkOptions(game: Game): string[] {
  const options = answersOf(game);
  const { id } = game.question;
  if (game.over) return options.length === 0 ? [] : [`a game that is over asks ${id}`];
  const problems: string[] = [];
  if (options.length === 0) problems.push(`${id} has no answer`);
  if (new Set(options.map(({ code }) => code)).size !== options.length)
    problems.push(`${id} lists an answer twice`);
  const texts = options.map(({ move }) => moveText(move));
  if (new Set(texts).size !== options.length) problems.push(`${id} has two answers with one text: ${texts}`);
  for (const [index, { code, move, weight = 1 }] of options.entries()) {
    const text = texts[index];
    const read = game.question.read(game, move);
    if (read !== code) problems.push(`${id}: ${text} is ${code}, read as ${read}`);
    if (!game.mayPlay(code)) problems.push(`${id}: ${text} is listed but may not be played`);
    if (move.by !== (game.toMove === CHANCE ? 'chance' : game.toMove))
      problems.push(`${id}: ${text} is by ${move.by}, asked is ${game.toMove}`);
    if (!Number.isInteger(weight) || weight < 1) problems.push(`${id}: ${text} has the weight ${weight}`);
  }
  return problems;
}
