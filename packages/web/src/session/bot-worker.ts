import { chooseMove } from '@bastide/bots';
import { type Game, newGame } from '@bastide/rules';

interface Question {
  readonly id: number;
  readonly setup: unknown;
  readonly state: Uint8Array;
  readonly seat: number;
}

let known: { readonly key: string; readonly game: Game } | undefined;

/** A game of the set-up to think on; its rules are put together once. */
function gameOf(setup: unknown): Game {
  const key = JSON.stringify(setup);
  if (known?.key === key) return known.game;
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  known = { key, game: made.ok };
  return made.ok;
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const game = gameOf(data.setup);
  game.restore(data.state);
  self.postMessage({ id: data.id, move: chooseMove(game) });
};
