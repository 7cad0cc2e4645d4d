import type { Game } from '@bastide/rules';
import { betweenFor } from './weights.ts';

/** Of a kind of feature: the log odds that it is closed are `base + slope × those the terms tell`. */
interface Fit {
  readonly base: number;
  readonly slope: number;
}

/** The terms are never surer than this: odds have no end. */
const SURE = 0.99;

/**
 * By kind (roads, cities, monasteries, gardens), of base games and of rich ones: fitted to games of knights (`scripts/fit-closing.mjs`). The terms were tuned for play,
 * where most of what they don't expect to be closed is closed all the same, by somebody.
 */
const PLAIN: readonly Fit[] = [
  { base: 1.31, slope: 0.84 },
  { base: 0.31, slope: 0.79 },
  { base: 2.48, slope: 0.99 },
  { base: -1.8, slope: 1.2 },
];
const RICH: readonly Fit[] = [
  { base: 1.38, slope: 0.59 },
  { base: 0.75, slope: 0.6 },
  { base: 1.08, slope: 0.54 },
  { base: -1.8, slope: 1.2 },
];

/** Makes chances that a feature is closed, as often as it happens, of those that the terms tell. */
export function closingChances(game: Game): (kind: number, told: number) => number {
  const between = betweenFor(game);
  const fits = PLAIN.map(({ base, slope }, kind) => ({
    base: between(base, RICH[kind].base),
    slope: between(slope, RICH[kind].slope),
  }));
  return (kind, told) => {
    const fit = fits[kind];
    // What is closed, and fields, which nobody closes.
    if (fit === undefined || told === 1) return told;
    return chanceOf(fit.base + fit.slope * logOdds(told));
  };
}

export function logOdds(chance: number): number {
  const one = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(one / (1 - one));
}

export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
