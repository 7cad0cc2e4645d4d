import type { Clock } from './parts.ts';

/** How fast a game is meant to be; slower than `blitz` is `live`. */
export const SPEEDS = ['blitz', 'live', 'days', 'untimed'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Seconds somebody has for a whole game at most, if it is to be fast. */
const BLITZ = 900;
/** About so many tiles somebody places in a game. */
const TILES = 30;

export function speedOf(clock: Clock): Speed {
  if (clock.kind === 'none') return 'untimed';
  if (clock.kind === 'days') return 'days';
  return clock.base + TILES * clock.increment <= BLITZ ? 'blitz' : 'live';
}

/** The pool every game belongs to; the others are those of its preset and of its speed (`pool` in parts.ts). */
export const ALL_GAMES = 'all';
