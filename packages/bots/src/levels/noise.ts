import type { Game } from '@bastide/rules';
import { tilesPlaced, tilesToCome } from '@bastide/rules/search';
import type { Dice } from '../dice.ts';
import type { Candidate } from '../search/candidates.ts';

/** The best of these if each is misjudged by up to so many points, more often by less. */
export function misjudged(candidates: readonly Candidate[], dice: Dice, most: number): readonly number[] {
  let best: readonly number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const { codes, value } of candidates) {
    const seen = value + most * (dice.next() + dice.next() - 1);
    if (seen <= highest) continue;
    highest = seen;
    best = codes;
  }
  return best;
}

/** The tiles of a base game and of a Big Box. */
const BASE = 72;
const BOX = 170;

/** By how much a level errs in this game, from a base game to a Big Box: the more tiles, the more points there are to misjudge. */
export function noiseIn(game: Game, base: number, box: number): number {
  const tiles = tilesPlaced(game) + tilesToCome(game);
  const share = Math.min(1, Math.max(0, (tiles - BASE) / (BOX - BASE)));
  return base + share * (box - base);
}
