import { CHANCE } from '../turn/chance.ts';
import type { Choices, FigureName, On, Place, Rotation, Seat, TileName } from './move-fields.ts';

export type { Choices, FigureName, On, Place, Rotation, Seat, Space, TileName } from './move-fields.ts';

/**
 * One line of a record: who did what. What fields there are depends on what was done, so `if (move.do === 'place')` tells the
 * compiler which; see docs/record-format.md.
 */
export type Move = { [Do in keyof Moves]: MoveOf<Do> }[keyof Moves];

/** Moves that do one thing. */
export type MoveOf<Do extends keyof Moves> = { readonly by: Seat | 'chance'; readonly do: Do } & Choices &
  Moves[Do];

/**
 * What can be done, and with what fields. Here are the core's words and those that several expansions share; an expansion
 * adds its own beside its question, with `declare module`. `by` tells whose move it is: a seat's, or chance's.
 */
export interface Moves {
  /** Who begins. */
  first: { readonly by: 'chance'; readonly seat: Seat };
  /** A tile for the hand of a seat; hidden from the others. */
  deal: { readonly by: 'chance'; readonly tile?: TileName; readonly to: Seat };
  draw: {
    readonly by: 'chance';
    readonly tile: TileName;
    /** In the second part of a turn. */
    readonly double?: boolean;
  };
  choose: { readonly by: Seat; readonly tile: TileName };
  /** A tile fits nowhere and goes to the box. */
  discard: {
    readonly by: 'chance';
    readonly tile: TileName;
    /** Whose it was: told to programs, for with hidden hands it follows from nothing else they know. */
    readonly seat?: Seat;
  };
  place: {
    readonly by: Seat;
    readonly tile: TileName;
    /** Grows to the east. */
    readonly x: number;
    /** Grows to the south. */
    readonly y: number;
    readonly rot: Rotation;
  };
  /** Without a place: onto a spot off the tiles. */
  deploy: {
    readonly by: Seat;
    readonly figure: FigureName;
    readonly x?: number;
    readonly y?: number;
    readonly on: On;
    /** All edges of the segment. */
    readonly segment?: On;
    /** Where a figure that took off comes down. */
    readonly landing?: boolean;
  };
  /** A figure is taken home. */
  return: Place & { readonly by: Seat; readonly figure: FigureName; readonly segment?: On };
  pass: {
    readonly by: Seat;
    /** What was declined. */
    readonly phase?: string;
  };
  /** Which scorer an award moves. */
  score: {
    readonly by: Seat;
    readonly scorer: string;
    /**
     * @minimum 1
     * @unsaid
     */
    readonly points: number;
  };
}

/** A move from outside: a record, a program, a wire. Anything may be in it until a question has read it. */
export interface UncheckedMove {
  readonly by: number | 'chance';
  readonly do: string;
  readonly [field: string]: MoveValue | undefined;
}

export type MoveValue = string | number | boolean | readonly string[];

export { CHANCE };

export function byOf(seat: number): number | 'chance' {
  return seat === CHANCE ? 'chance' : seat;
}
