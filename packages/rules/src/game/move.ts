import { CHANCE } from '../turn/chance.ts';

/**
 * One line of a record: who did what. What fields there are depends on what was done, so `if (move.do === 'place')` tells the
 * compiler which; see docs/record-format.md.
 */
export type Move = { [Do in keyof Moves]: MoveOf<Do> }[keyof Moves];

/** Moves that do one thing. */
export type MoveOf<Do extends keyof Moves> = { readonly by: number | 'chance'; readonly do: Do } & Moves[Do];

/**
 * What can be done, and with what fields. Here are the core's words and those that several expansions share; an expansion
 * adds its own beside its question, with `declare module`.
 */
export interface Moves {
  /** Who begins. */
  first: { readonly seat: number };
  /** A tile for the hand of a seat; hidden from the others. */
  deal: { readonly tile?: string; readonly to: number };
  draw: { readonly tile: string; readonly double?: boolean };
  choose: { readonly tile: string };
  /** `seat`, whose it was, is told to programs: with hidden hands it follows from nothing else they know. */
  discard: { readonly tile: string; readonly seat?: number };
  /** `legal`: how many placements there were. */
  place: {
    readonly tile: string;
    readonly x: number;
    readonly y: number;
    readonly rot: number;
    readonly legal?: number;
  };
  /** Without a place: onto a spot off the tiles. `segment` names all edges, `options` are the other choices there were. */
  deploy: {
    readonly figure: string;
    readonly x?: number;
    readonly y?: number;
    readonly on: string;
    readonly segment?: string;
    readonly landing?: boolean;
    readonly options?: readonly string[];
  };
  return: {
    readonly figure: string;
    readonly x: number;
    readonly y: number;
    readonly on: string;
    readonly segment?: string;
  };
  pass: { readonly phase?: string; readonly options?: readonly string[] };
  /** Which scorer an award moves. */
  score: { readonly scorer: string; readonly points: number };
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
