import { moveText, observe } from '@bastide/rules';
import type { Scene } from '@bastide/rules/testing';
import type { Bot, Level } from '../bot.ts';
import { createBot } from '../create.ts';

/** What a bot does with the rest of its turn, as texts, until another seat or chance is asked. */
export function turnOf(game: Scene, level: Level = 'knight'): string[] {
  const { game: inner } = game;
  const seat = inner.toMove;
  const bot = botOf(level);
  const moves: string[] = [];
  while (inner.toMove === seat) moves.push(answer(game, bot));
  return moves;
}

/** What a bot answers to the open question, as text. The answer is played. */
export function answerOf(game: Scene, level: Level = 'knight'): string {
  return answer(game, botOf(level));
}

function botOf(level: Level): Bot {
  return createBot(level, { seed: 1, budget: { iterations: 120 } });
}

function answer({ game }: Scene, bot: Bot): string {
  const code = bot.choose(observe(game, game.toMove));
  const text = moveText(game.question.write(game, code));
  game.play(code);
  return text;
}
