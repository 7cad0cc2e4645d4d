import { AnswerList, type Game } from '@bastide/rules';

/** What a position comes to for seat 0, two players, everybody playing as well as can be: written the short way. */
export function endOf(game: Game): number {
  if (game.over) return game.scores.of(0) - game.scores.of(1);
  const answers = new AnswerList();
  game.listAnswers(answers);
  const { toMove, question } = game;
  const ends = answers.toArray().map((code) => {
    const next = game.clone();
    next.play(code);
    return { end: endOf(next), weight: question.weight?.(game, code) ?? 1 };
  });
  if (toMove === 0) return Math.max(...ends.map(({ end }) => end));
  if (toMove === 1) return Math.min(...ends.map(({ end }) => end));
  const all = ends.reduce((sum, { weight }) => sum + weight, 0);
  return ends.reduce((sum, { end, weight }) => sum + end * weight, 0) / all;
}
