import type { Game } from '@bastide/rules';
import { tilesPlaced, tilesToCome } from '@bastide/rules/search';
import { scaleOf } from '../evaluation/win-chance.ts';

/** From so many tiles to come on, being first counts more than by how much. */
const LATE = 16;
/** What a point still counts then: of two wins the larger, of two defeats the smaller. */
const MARGIN = 0.15;

/**
 * What one plays for: a lead, and between two seats towards the end the chance that it holds, in points of a lead at an even score. So who is
 * ahead plays safe, and who is behind takes a chance. With more seats a good rank counts too, and it is the standing to the end.
 */
export class Aim {
  #isLate = false;
  #slope = 0;
  /** By tiles to come: how far a lead may still change. */
  readonly #scales = new Float64Array(LATE + 1);

  /** A decision begins; all others asked about come of this position. */
  start(game: Game): void {
    const left = tilesToCome(game);
    this.#isLate = left <= LATE && game.players === 2;
    if (!this.#isLate) return;
    const tiles = left + tilesPlaced(game);
    for (let one = 0; one <= left; one++) this.#scales[one] = scaleOf(game.players, one, tiles);
    this.#slope = 4 * this.#scales[left];
  }

  /** What a lead is worth in a position. */
  of(lead: number, game: Game): number {
    if (!this.#isLate) return lead;
    const won = game.over ? (1 + Math.sign(lead)) / 2 : chanceOf(lead / this.#scales[tilesToCome(game)]);
    return MARGIN * lead + (1 - MARGIN) * this.#slope * (won - 0.5);
  }
}

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
