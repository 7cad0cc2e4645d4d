import type { Game } from '../game/game.ts';
import { randomAnswer } from '../game/pick.ts';
import type { Random } from '../game/random.ts';
import { AnswerList } from '../turn/answers.ts';

/** Plays a game to its end, every legal answer equally likely, chance's by their weight. `onStep` sees every position. */
export function randomGame(game: Game, random: Random, onStep?: (game: Game) => void): void {
  const answers = new AnswerList();
  onStep?.(game);
  while (!game.over) {
    game.play(randomAnswer(game, random, answers));
    onStep?.(game);
  }
}
