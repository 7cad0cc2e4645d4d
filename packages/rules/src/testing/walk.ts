import type { Game } from '../game/game.ts';
import { CHANCE } from '../game/move.ts';
import { AnswerList } from '../turn/answers.ts';
import type { Random } from './random.ts';

/** Plays a game to its end, every legal answer equally likely, chance's by their weight. `onStep` sees every position. */
export function randomGame(game: Game, random: Random, onStep?: (game: Game) => void): void {
  const options = new AnswerList();
  onStep?.(game);
  while (!game.over) {
    game.play(randomAnswer(game, random, options));
    onStep?.(game);
  }
}

/** One legal answer to the open question, taken at random; `options` is scratch memory. */
export function randomAnswer(game: Game, random: Random, options = new AnswerList()): number {
  const { question } = game;
  if (game.toMove === CHANCE && question.sample !== undefined) return question.sample(game, random);
  game.listAnswers(options);
  if (options.count === 0) throw new Error(`${question.id} has no answer`);
  return question.weight === undefined
    ? options.codes[random(options.count)]
    : randomByWeight(game, random, options);
}

function randomByWeight(game: Game, random: Random, options: AnswerList): number {
  const { question } = game;
  const codes = options.toArray();
  const weights = codes.map((code) => question.weight?.(game, code) ?? 1);
  let ticket = random(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, code] of codes.entries()) {
    ticket -= weights[i];
    if (ticket < 0) return code;
  }
  throw new Error(`the weights of ${question.id} don't add up`);
}
