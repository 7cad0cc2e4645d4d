import type { Game } from '@bastide/rules';
import { tilesToCome } from '../evaluation/outlook.ts';

/** How far the end may be from what is expected: the square of the scale below is `still + each × tiles to come`. */
interface Spread {
  readonly still: number;
  readonly each: number;
}

/**
 * Fitted to games of knights (`scripts/fit-win-chance.mjs`; the numbers are in docs/bots.md): for the base game and for a Big Box, which has
 * more tiles and in which every tile moves more points; for two seats, and for more. Between the two it is interpolated.
 */
const BASE = { tiles: 72, two: { still: 0.2, each: 3.6 }, more: { still: 11.4, each: 1.48 } };
const BOX = { tiles: 170, two: { still: 303, each: 6.28 }, more: { still: 0, each: 13 } };

/** The scale of a softmax over expected points. */
export function scaleOf(players: number, tilesLeft: number, tiles: number): number {
  const [small, large] = players === 2 ? [BASE.two, BOX.two] : [BASE.more, BOX.more];
  const share = Math.min(1, Math.max(0, (tiles - BASE.tiles) / (BOX.tiles - BASE.tiles)));
  const square = ({ still, each }: Spread) => still + each * tilesLeft;
  return Math.sqrt((1 - share) * square(small) + share * square(large));
}

/** The chance of every seat to win, by what a position is worth to each; a shared victory counts in equal parts. */
export function winChances(game: Game, worths: Float64Array, out: Float64Array): void {
  const best = Math.max(...worths);
  const left = tilesToCome(game);
  const scale = scaleOf(game.players, left, left + game.board.land.placed);
  let sum = 0;
  for (let seat = 0; seat < worths.length; seat++) {
    // Once it is over the points decide, and nothing else.
    out[seat] = game.over ? Number(worths[seat] === best) : Math.exp((worths[seat] - best) / scale);
    sum += out[seat];
  }
  for (let seat = 0; seat < worths.length; seat++) out[seat] /= sum;
}
