import type { Level } from '../bot.ts';
import { knightMind } from '../levels/knight.ts';
import type { MakeMind } from '../levels/thinker.ts';
import { BARON, COUNT, KING, trialMind } from '../levels/trial-mind.ts';
import type { ForecastSettings } from './forecast.ts';

/** Levels whose judgement is worth asking for. */
export const ANALYSTS = ['knight', 'baron', 'count', 'king'] as const satisfies readonly Level[];
export type Analyst = (typeof ANALYSTS)[number];

/** How a level looks for the best way to play, and how long it compares that with what was played. */
export interface AnalystSettings extends ForecastSettings {
  /** Continuations for the search of the best way. */
  readonly iterations: number;
  /** Trials of both ways: at least so many, at most so many. */
  readonly least: number;
  readonly most: number;
  readonly mind: MakeMind;
}

export const SETTINGS: Readonly<Record<Analyst, AnalystSettings>> = {
  knight: {
    iterations: 1,
    least: 16,
    most: 48,
    tiles: BARON.tiles,
    elsewhere: BARON.elsewhere,
    mind: knightMind,
  },
  baron: {
    iterations: 300,
    least: 48,
    most: 256,
    tiles: BARON.tiles,
    elsewhere: BARON.elsewhere,
    mind: (...game) => trialMind(BARON, ...game),
  },
  count: {
    iterations: 1000,
    least: 64,
    most: 384,
    tiles: COUNT.tiles,
    elsewhere: COUNT.elsewhere,
    mind: (...game) => trialMind(COUNT, ...game),
  },
  king: {
    iterations: 3000,
    least: 96,
    most: 512,
    tiles: KING.tiles,
    elsewhere: KING.elsewhere,
    mind: (...game) => trialMind(KING, ...game),
  },
};
