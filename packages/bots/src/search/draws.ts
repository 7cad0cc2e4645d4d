import { CHANCE, type Game } from '@bastide/rules';
import { mayBeDrawn, nextDraws } from '@bastide/rules/search';
import type { Dice } from '../dice.ts';

/** The tiles that may be drawn next, in an order that trials go through: all are met as often as they are likely. */
export function shuffledDraws(game: Game, dice: Dice): number[] {
  const draws = nextDraws(game);
  for (let i = draws.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [draws[i], draws[j]] = [draws[j], draws[i]];
  }
  return draws;
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
