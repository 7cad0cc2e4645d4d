import { parentPort } from 'node:worker_threads';
import { chooseMove } from '@bastide/bots';
import { type Game, newGame } from '@bastide/rules';
import type { BotQuestion } from './thinker.ts';

let known: { readonly key: string; readonly game: Game } | undefined;

/** A game of the set-up to think on; its rules are put together once. */
function gameOf(setup: object): Game {
  const key = JSON.stringify(setup);
  if (known?.key === key) return known.game;
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  known = { key, game: made.ok };
  return made.ok;
}

parentPort?.on('message', ({ setup, state }: BotQuestion) => {
  const game = gameOf(setup);
  game.restore(state);
  parentPort?.postMessage(chooseMove(game));
});
