import type { Reasons } from '../score/worth.ts';

/** What happened, told while it happens, for logs and animation. Seats are numbers from 0; places are board coordinates. */
export type GameEvent =
  | { readonly event: 'turn'; readonly seat: number; readonly part: number }
  | { readonly event: 'drawn' | 'discarded' | 'dealt'; readonly seat: number; readonly tile: string }
  | ({ readonly event: 'placed'; readonly seat: number; readonly tile: string; readonly rot: number } & Place)
  | ({
      readonly event: 'deployed';
      readonly seat: number;
      readonly figure: string;
      readonly on: string;
    } & Place)
  | ({
      readonly event: 'returned';
      readonly seat: number;
      readonly figure: string;
      readonly on?: string;
    } & Partial<Place> &
      OfAward)
  | Awarded
  | ({
      readonly event: 'moved';
      readonly seat: number;
      readonly scorer: string;
      readonly from: number;
      readonly to: number;
    } & OfAward)
  | ({
      readonly event: 'token';
      readonly seat: number;
      readonly token: string;
      readonly count: number;
    } & OfAward)
  /** Tokens were laid on a tile or, if the count is negative, taken off it. */
  | ({ readonly event: 'laid'; readonly token: string; readonly count: number } & Place)
  /** A figure that belongs to nobody came to stand there or, without a place, left the board. */
  | ({ readonly event: 'neutral'; readonly figure: string; readonly on?: string } & Partial<Place>)
  /** Something of an expansion that no other event tells; `what` is the key of its text. Before the first turn it is nobody's. */
  | ({
      readonly event: 'happened';
      readonly what: string;
      readonly seat?: number;
      readonly n?: number;
      readonly on?: string;
    } & Partial<Place>)
  | { readonly event: 'final' | 'over' };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What comes of an award names it by its id: the last award told with that id is meant. */
interface OfAward {
  readonly award?: number;
}

/** Points for one seat, with their reasons as data. */
export interface Awarded extends Partial<Place> {
  readonly event: 'awarded';
  /** Its place among the awards that are moved together (X16), or that one answer brought. */
  readonly id: number;
  readonly seat: number;
  readonly points: number;
  readonly cause: string;
  readonly because: Readonly<Reasons>;
  /** Points for each tile and pennant, or for each city of a field. */
  readonly each?: number;
  /** The feature's first segment, for causes on the land. */
  readonly on?: string;
  /** Strength of each seat in the feature: who competed. */
  readonly held?: readonly number[];
}

export type Listener = (event: GameEvent) => void;
