import type { Game } from '@bastide/rules';

/** Whoever can say how good a position is for a seat. */
export interface Appraiser {
  /** A turn begins with this position; all others asked about come of it. */
  start(game: Game): void;
  /** What lies on the land beside tiles and figures may have changed. */
  readThings(game: Game): void;
  of(game: Game, seat: number): number;
  /** What a follower on the tile just placed would add, if that can be told without trying. */
  bestDeployment?(game: Game, seat: number): number;
}
