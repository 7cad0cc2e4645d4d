import { answersOf, moveText } from '../../game/answer.ts';
import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';

/** There is an answer; answers differ, in code and in words; what is written is read as the same; chance has its odds. */
export function checkAnswers(game: Game): string[] {
  const answers = answersOf(game);
  const { id } = game.question;
  if (game.over) return answers.length === 0 ? [] : [`a game that is over asks ${id}`];
  const problems: string[] = [];
  if (answers.length === 0) problems.push(`${id} has no answer`);
  if (new Set(answers.map(({ code }) => code)).size !== answers.length)
    problems.push(`${id} lists an answer twice`);
  const texts = answers.map(({ move }) => moveText(move));
  if (new Set(texts).size !== answers.length)
    problems.push(
      `${id} has two different answers written alike: ${alike(texts)}; let \`write\` put into the move what tells them apart`,
    );
  for (const [index, { code, move, weight = 1 }] of answers.entries()) {
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

/** The texts that come twice. */
function alike(texts: readonly string[]): string {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))].join(', ');
}
