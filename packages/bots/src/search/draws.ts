import { CHANCE, type Game } from '@bastide/rules';
import { mayBeDrawn, nextDraws } from '@bastide/rules/search';
import type { Dice } from '../dice.ts';

/** Steps of this part of a circle lie evenly on it, however many of them are taken. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The tiles that may be drawn next, each once, in an order that trials go through: any number of them from the first on is a fair choice of all. */
export function spreadDraws(game: Game, dice: Dice): number[] {
  const draws = nextDraws(game);
  const start = dice.next();
  const places = draws.map((_, trial) => ({ trial, at: (start + trial * GOLDEN) % 1 }));
  places.sort((one, other) => one.at - other.at);
  const spread = draws.slice();
  for (const [i, { trial }] of places.entries()) spread[trial] = draws[i];
  return spread;
}

/** The draw whose turn it is in a trial; -1 if there is none. */
export function drawOf(draws: readonly number[], trial: number): number {
  return draws.length === 0 ? -1 : draws[trial % draws.length];
}

/** Draws this tile, if a tile is to be drawn and this one can be. */
export function drawIfPossible(game: Game, type: number): void {
  if (type < 0 || game.toMove !== CHANCE || game.question.id !== 'draw') return;
  if (mayBeDrawn(game, type)) game.play(type);
}
