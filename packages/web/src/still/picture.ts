import type { SegmentPlace, Thing } from '@bastide/rules';

/** A position as plain data: everything needed to draw it, nothing of the rules. Places are cells; turns are degrees clockwise. */
export interface Picture {
  readonly tiles: readonly PictureTile[];
  readonly figures?: readonly PictureFigure[];
  /** Tokens and pieces that belong to nobody; those with a number for a spot stand on the score track. */
  readonly things?: readonly Thing[];
  /** The tile placed last, ringed. */
  readonly last?: Cell;
  /** Tiles that might be placed, ticked if they may. */
  readonly tries?: readonly PictureTry[];
  /** Features in the light, in a seat's colour if it has one. */
  readonly lit?: readonly Lit[];
  /** A tick or a cross on a segment. */
  readonly signs?: readonly Sign[];
  /** What seats got for what the picture shows, beside their figures. */
  readonly points?: readonly Points[];
  readonly arrows?: readonly Arrow[];
  /** A piece of the score track with pawns on it. */
  readonly track?: TrackPiece;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface PictureTile extends Cell {
  readonly id: string;
  readonly rot: number;
  /** Places of segments whose feature is closed. */
  readonly closed?: readonly number[];
}

export interface PictureFigure extends SegmentPlace {
  readonly seat: number;
  readonly kind: string;
}

export interface PictureTry extends Cell {
  readonly id: string;
  readonly rot: number;
  readonly ok: boolean;
}

export interface Lit {
  readonly segments: readonly SegmentPlace[];
  readonly seat?: number;
}

export interface Sign extends SegmentPlace {
  readonly ok: boolean;
}

export interface Points {
  readonly seat: number;
  readonly points: number;
  /** Where it is written; without a place it is not in the picture, only in words. */
  readonly at?: SegmentPlace;
}

/** From the middle of a cell to the middle of another; fractions lie between. */
export interface Arrow {
  readonly from: Cell;
  readonly to: Cell;
}

export interface TrackPiece {
  /** First and last space shown. */
  readonly from: number;
  readonly to: number;
  readonly pawns: readonly TrackPawn[];
}

export interface TrackPawn {
  readonly seat: number;
  readonly kind: string;
  readonly space: number;
  /** Where it came from, shown as an arrow. */
  readonly since?: number;
}
