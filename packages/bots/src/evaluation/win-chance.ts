import type { Game } from '@bastide/rules';
import { tilesPlaced, tilesToCome } from '@bastide/rules/search';

/** How far the end may be from what is expected: the square of the scale is `still + each × tiles to come`. */
interface Spread {
  readonly still: number;
  readonly each: number;
}

/** What was measured for games of so many tiles: with two seats, and with more. */
interface Fit {
  readonly tiles: number;
  readonly two: Spread;
  readonly more: Spread;
}

/**
 * Fitted to games of knights (`scripts/fit-win-chance.mjs`; analysis/README.md has the numbers and what is not known): the base game, a Big Box and
 * everything at once. The more is in play, the more points every tile moves. Games between two of these are interpolated by their tiles.
 */
const FITS: readonly Fit[] = [
  {
    tiles: 72,
    two: { still: 0.3, each: 2.09 },
    more: { still: 1.6, each: 2.52 },
  },
  {
    tiles: 170,
    two: { still: 0, each: 31.5 },
    more: { still: 5.2, each: 19.2 },
  },
  {
    tiles: 193,
    two: { still: 0, each: 30.4 },
    more: { still: 24.9, each: 15.5 },
  },
];

/** The scale of a softmax over expected points. */
export function scaleOf(players: number, tilesLeft: number, tiles: number): number {
  const squareOf = (fit: Fit) => {
    const { still, each } = players === 2 ? fit.two : fit.more;
    // With no tile to come something may still be decided.
    return Math.max(1, still + each * tilesLeft);
  };
  const above = FITS.find((fit) => fit.tiles >= tiles) ?? FITS[FITS.length - 1];
  const below = [...FITS].reverse().find((fit) => fit.tiles <= tiles) ?? FITS[0];
  if (above === below) return Math.sqrt(squareOf(above));
  const share = (tiles - below.tiles) / (above.tiles - below.tiles);
  return Math.sqrt((1 - share) * squareOf(below) + share * squareOf(above));
}

/** The chance of every seat to win, by what a position is worth to each; a shared victory counts in equal parts. */
export function winChances(game: Game, worths: Float64Array, out: Float64Array): void {
  const best = Math.max(...worths);
  const left = tilesToCome(game);
  const scale = scaleOf(game.players, left, left + tilesPlaced(game));
  let sum = 0;
  for (let seat = 0; seat < worths.length; seat++) {
    // Once it is over the points decide, and nothing else.
    out[seat] = game.over ? Number(worths[seat] === best) : Math.exp((worths[seat] - best) / scale);
    sum += out[seat];
  }
  for (let seat = 0; seat < worths.length; seat++) out[seat] /= sum;
}
