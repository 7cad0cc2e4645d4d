import { HOME } from '../figure/figures.ts';
import { gameOf, type Position } from './position.ts';

/** How far a game is, without all that a view has: for whoever looks after every move. */
export interface Progress {
  /** Tiles on the land. */
  readonly placed: number;
  /** How many tiles are left to draw. */
  readonly left: number;
  readonly over: boolean;
}

export function progressOf(position: Position): Progress {
  const { board, piles, over } = gameOf(position);
  return { placed: board.land.placed, left: piles.remaining, over };
}

/** A follower away from home, on the land or on a spot beside it. */
export interface FollowerOut {
  /** The same as long as the game lasts. */
  readonly key: number;
  readonly seat: number;
}

export function followersOut(position: Position): FollowerOut[] {
  const { figures } = gameOf(position);
  const out: FollowerOut[] = [];
  for (let key = 0; key < figures.place.length; key++) {
    if (figures.place[key] === HOME || figures.specs[figures.kindOf(key)].role !== 'follower') continue;
    out.push({ key, seat: figures.seatOf(key) });
  }
  return out;
}
