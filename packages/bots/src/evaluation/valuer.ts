import type { Game, Thing } from '@bastide/rules';
import type { PlayedTurn } from '../puzzles/played-turn.ts';
import type { Outlook } from './outlook.ts';

/**
 * What an expansion is worth to a bot, as far as the general terms of the evaluation don't see it. Numbers come in pairs, for the base
 * game and for a game of many sets (`Between`).
 */
export interface Valuer<Name extends string = string> {
  /** The id of the expansion, and whether it has a say in games without its set, because options of its own may be switched on. */
  readonly id: string;
  readonly always?: boolean;
  /** Made anew for every ruleset. */
  values?(game: Game, between: Between): Values;
  /** What puzzles may be about, and which of it a turn was. */
  readonly themes?: readonly Name[];
  themesOf?(turn: PlayedTurn): readonly Name[];
}

/** The number for a game, between the one for the base game and the one for a game of many sets. */
export type Between = (plain: number, rich: number) => number;

export interface Values {
  /** By name: what a follower at home is worth beside what any follower is. */
  readonly followers?: Readonly<Record<string, number>>;
  /** Names of companions and special figures that `look` values; what nobody names is worth `Weights.otherFigure` at home. */
  readonly figures?: readonly string[];
  /** Whether a city pays its farmers once, however many fields of theirs it touches. */
  readonly citiesPayOnce?: boolean;
  /** Whether `Outlook.due` is needed in this position: it takes time to find. */
  readonly needsDue?: () => boolean;
  /** A turn begins: what is unseen has been counted. */
  count?(game: Game): void;
  /** What its set has on the land beside tiles and figures may have changed. */
  read?(game: Game, things: readonly Thing[]): void;
  /** Adds to the terms of a position, after those of features. */
  look?(outlook: Outlook): void;
  /** Whether a seat may earn another tile in its turn, so that time must be kept for it. */
  mayEarnTile?(game: Game, seat: number): boolean;
}
