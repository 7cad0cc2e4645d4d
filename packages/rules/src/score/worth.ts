import { countClosedCities, tilesOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';
import { CITY, FIELD, isCentre } from '../tile/kinds.ts';
import type { PackedMark } from '../tile/marks.ts';

/** Why points were awarded: words of the rules with their numbers, which a screen turns into a sentence. */
export type Reasons = Record<string, number>;

/**
 * What a feature pays, counted in three bands: the rates (so much a tile, a pennant, a city), what is added, what is cut.
 * One is kept for each game and filled anew for each feature.
 */
export class Worth {
  root = 0;
  kind = 0;
  /** Whether the feature is scored because it was closed; otherwise as at the end of the game. */
  closed = false;
  tiles = 0;
  perTile = 0;
  pennants = 0;
  perPennant = 0;
  cities = 0;
  perCity = 0;
  points = 0;
  /** Only kept while someone listens. */
  reasons: Reasons | undefined = undefined;

  because(reason: string, number = 1): void {
    if (this.reasons !== undefined) this.reasons[reason] = number;
  }
}

/** Fills the game's `worth` for a feature, without regard to who gets it. */
export function appraise(game: Game, root: number, closed: boolean): Worth {
  const { worth, rules, board } = game;
  const kind = board.kindOf(root);
  worth.root = root;
  worth.kind = kind;
  worth.closed = closed;
  worth.reasons = game.listener === undefined ? undefined : {};
  worth.tiles = 0;
  worth.pennants = 0;
  worth.cities = 0;
  if (kind === FIELD) worth.cities = countClosedCities(board, root);
  else if (isCentre(kind)) worth.tiles = 9 - board.features.openEnds(root);
  else worth.tiles = tilesOf(board, root);
  if (kind === CITY)
    worth.pennants = (board.features.marks[root] >>> rules.pennant.shift) & rules.pennant.mask;

  const { rate, bonus, cut } = rules.hooks;
  for (let i = 0; i < rate.length; i++) rate[i](game, worth);
  worth.points =
    worth.tiles * worth.perTile + worth.pennants * worth.perPennant + worth.cities * worth.perCity;
  if (worth.reasons !== undefined) explainCounts(worth);
  for (let i = 0; i < bonus.length; i++) bonus[i](game, worth);
  for (let i = 0; i < cut.length; i++) cut[i](game, worth);
  return worth;
}

/** How often a mark is printed in a feature. */
export function countMark({ board }: Game, root: number, { shift, mask }: PackedMark): number {
  return (board.features.marks[root] >>> shift) & mask;
}

/** What one seat gets of the feature last appraised. */
export function pointsFor(game: Game, seat: number): number {
  const { worthFor } = game.rules.hooks;
  let { points } = game.worth;
  for (let i = 0; i < worthFor.length; i++) points += worthFor[i](game, game.worth, seat);
  return points;
}

function explainCounts(worth: Worth): void {
  if (worth.kind === FIELD) worth.because('cities', worth.cities);
  else worth.because('tiles', worth.tiles);
  if (worth.pennants > 0) worth.because('pennants', worth.pennants);
}
