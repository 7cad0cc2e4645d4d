import type { Answer } from '../game/answer.ts';
import type { Thing } from '../hooks.ts';
import type { TileSpec } from '../tile/spec.ts';
import type { POSITION, SavedPosition } from './position.ts';

/** A game as one seat may see it, or as it is: plain data that never changes. Rotations are degrees, a segment is its tile's x, y and a place. */
export interface GameView {
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
  readonly things: readonly Thing[];
  readonly seats: readonly SeatView[];
  readonly turn: TurnView;
  /** The tile in hand: drawn or chosen, not yet placed. */
  readonly tile: PrintedTile | undefined;
  /** Where the tile lies that was placed last. */
  readonly last: { readonly x: number; readonly y: number } | undefined;
  readonly question: QuestionView;
  /** Tiles not yet seen by whom the view is for: with those in hidden hands, and those that left the game unseen. */
  readonly unseen: readonly CountedTile[];
  /** How many tiles are left to draw. */
  readonly left: number;
  /** How many tiles a seat holds (E3); 0 where nobody holds any. */
  readonly handSize: number;
  readonly over: boolean;
  /** What the rules need to answer questions about the view (`gameOf`); not in its JSON. */
  readonly [POSITION]?: SavedPosition;
}

export interface PrintedTile {
  readonly id: string;
  readonly spec: TileSpec;
}

export interface CountedTile extends PrintedTile {
  readonly count: number;
}

export interface TileView extends PrintedTile {
  /** Which tile it is, in the order of placing. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  /** By the segment's place on the tile: whether its feature is closed. */
  readonly closed: readonly boolean[];
}

/** A segment on the table. */
export interface SegmentPlace {
  readonly x: number;
  readonly y: number;
  /** Place of the segment in the tile's list. */
  readonly place: number;
}

/** A figure on the land; those off the tiles are among the things. */
export interface FigureView extends SegmentPlace {
  /** The same as long as the game lasts. */
  readonly key: number;
  readonly seat: number;
  readonly kind: string;
  /** Whether it lies instead of standing, as farmers do. */
  readonly lying: boolean;
}

export interface SeatView {
  readonly seat: number;
  readonly points: number;
  /** Its pawns on the score track. */
  readonly scorers: readonly { readonly name: string; readonly points: number }[];
  /** Figures at home by kind, those of which all are out with 0. */
  readonly home: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  /** Tiles held (E3), by id, as far as they may be known; and how many there are. */
  readonly hand: readonly string[];
  readonly held: number;
}

export interface TurnView {
  /** The active player, -1 before the first turn. */
  readonly seat: number;
  /** 1, or 2 in the second part of a turn; 0 before the first turn. */
  readonly part: number;
  /** The tile of this part, in hand or placed, by id. */
  readonly tile: string | undefined;
}

/** What is asked, of whom. `seat` is undefined when chance decides or the game is over. */
export interface QuestionView {
  readonly id: string;
  readonly seat: number | undefined;
  /** Listed only for those who are to choose. */
  readonly answers: readonly Answer[];
}
