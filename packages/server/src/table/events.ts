import type { Level } from '@bastide/bots';
import type { Scheme, TableRequest } from '@bastide/protocol';
import type { Move } from '@bastide/rules';
import type { RatingChange } from '../store/rows.ts';

/** Everything that can happen to a table: its log is a list of these. */
export type TableEvent =
  | {
      readonly kind: 'created';
      readonly request: TableRequest;
      readonly host: string;
      readonly commitment: string;
      /** Of its luck; those that don't say are of the first. */
      readonly scheme?: Scheme;
      /** Of a rematch or a series: who may sit where. */
      readonly reserved?: readonly {
        readonly seat: number;
        readonly player: string;
        readonly name: string;
      }[];
      readonly series?: Series;
    }
  | {
      readonly kind: 'sat';
      readonly seat: number;
      readonly player: string;
      readonly name: string;
      /** Not known from the start of who has only promised it. */
      readonly nonce?: string;
      readonly promise?: string;
      /** Whoever sits here is a program of somebody. */
      readonly program?: true;
    }
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'begun'; readonly bots: readonly { readonly seat: number; readonly level: Level }[] }
  /** A player shows the nonce that was promised. */
  | { readonly kind: 'revealed'; readonly seat: number; readonly nonce: string }
  /** Time is over: with these the game begins. */
  | { readonly kind: 'stirred'; readonly nonces: readonly string[] }
  | { readonly kind: 'moved'; readonly move: Move }
  | {
      readonly kind: 'undo-asked';
      readonly seat: number;
      /** How many moves would stay. */
      readonly keep: number;
    }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly agree: boolean }
  | {
      readonly kind: 'undone';
      readonly count: number;
      /** With clocks: milliseconds left to each seat. Not in the oldest logs, where an undo changed no clock; with days, not in old ones. */
      readonly left?: readonly number[];
    }
  | {
      readonly kind: 'left';
      readonly seat: number;
      readonly why: 'left' | 'time';
      readonly rule: 'bot' | 'out';
    }
  /** The server was away: the clock of whoever is asked runs on from here. */
  | { readonly kind: 'resumed'; readonly since: number }
  | {
      readonly kind: 'over';
      readonly reason: OverReason;
      readonly scores: readonly number[];
      readonly places: readonly number[];
    }
  | { readonly kind: 'rated'; readonly changes: readonly RatingChange[] }
  | { readonly kind: 'rematch'; readonly seat: number }
  | { readonly kind: 'next'; readonly game: string };

/** `rules`: it could not be played on, because the rules have changed and those it began with are gone. */
export type OverReason = 'played' | 'forfeit' | 'closed' | 'rules';

export interface Series {
  /** From 1. */
  readonly round: number;
  /** Games won by seat; a shared first place counts a half to each. */
  readonly wins: readonly number[];
}

/** An event with when it happened, and the client's id if it came from one. */
export interface LoggedEvent {
  readonly event: TableEvent;
  readonly at: number;
  readonly moveId?: string | undefined;
  /** Of a move that was just made: as JSON. */
  readonly moveText?: string | undefined;
}

export interface Seat {
  readonly kind: 'open' | 'reserved' | 'person' | 'bot';
  readonly player?: string;
  readonly name?: string;
  readonly level?: Level;
  readonly nonce?: string;
  readonly promise?: string;
  readonly program?: true;
  /** The player is gone, by own choice or because the time was over. */
  readonly left?: 'bot' | 'out';
  readonly why?: 'left' | 'time';
}

export interface Outcome {
  readonly reason: OverReason;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** What it did to the ratings, once that is known. */
  readonly ratings?: readonly RatingChange[];
}
