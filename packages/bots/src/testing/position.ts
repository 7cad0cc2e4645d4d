import { CHANCE, type Game, newGame, observe } from '@bastide/rules';
import { tilesToDraw } from '@bastide/rules/search';
import { randomAnswer, seeded } from '@bastide/rules/testing';

/** A game for two in which a tile is to be placed and so many are left to draw, played at random until then. */
export function position(left: number, seed = 5, sets: readonly string[] = ['base']): Game {
  const made = newGame({ sets, players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const random = seeded(seed);
  while (game.toMove === CHANCE || game.question.id !== 'place' || tilesToDraw(game) > left)
    game.play(randomAnswer(game, random));
  return observe(game, game.toMove);
}
