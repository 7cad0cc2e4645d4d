import { AnswerList, CHANCE, type Game } from '@bastide/rules';

export type Random = (n: number) => number;

/** How a random player answers the open question. */
export type Player = (game: Game, random: Random) => void;

/** The cheapest random source that will do: it is not what is measured. */
export function xorshift(seed: number): Random {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) * n) / 0x1_0000_0000);
  };
}

/** Takes one of all legal answers, which are listed; only chance is sampled. */
export function answerListing(game: Game, random: Random): void {
  const { question } = game;
  if (question.sample !== undefined && game.toMove === CHANCE) game.play(question.sample(game, random));
  else answerListed(game, random);
}

/** Takes a random answer of a question that can tell one; only the others are asked for all. */
export function answerSampling(game: Game, random: Random): void {
  const { question } = game;
  if (question.sample !== undefined) game.play(question.sample(game, random));
  else answerListed(game, random);
}

const answers = new AnswerList();

function answerListed(game: Game, random: Random): void {
  game.listAnswers(answers);
  game.play(answers.codes[random(answers.count)]);
}
