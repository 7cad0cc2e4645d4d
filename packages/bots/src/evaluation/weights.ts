import type { Game } from '@bastide/rules';
import type { Between } from './valuer.ts';

/** The numbers of the evaluation. Points, chances and shares; tuned by paired matches (see README). */
export interface Weights {
  /** How surely an end is capped for each expected draw of a tile that caps it, by kind. */
  readonly roadRate: number;
  readonly cityRate: number;
  /** A tile that joins another feature of the kind counts as part of one that caps. */
  readonly joinShare: number;
  /** A tile that only prolongs counts as part of one that caps. */
  readonly growShare: number;
  /** What each further open end leaves of the chance. */
  readonly manyEnds: number;
  /** What an open end may still bring that is never capped. */
  readonly roadGrowth: number;
  readonly cityGrowth: number;
  /** How surely two features that meet in a cell are joined for each expected draw of a tile that can. */
  readonly joinRate: number;
  readonly fieldJoin: number;
  /** How surely a neighbour of a monastery is filled for each expected draw of a tile that fits there. */
  readonly centreRate: number;
  /** Tiles that fit a place around a monastery that has no neighbour yet. */
  readonly centreAway: number;
  /** What the followers at home are worth, one after the other. */
  readonly home: readonly number[];
  /** How many own draws make a follower at home worth about two thirds of that. */
  readonly homeDraws: number;
  /** How far a follower counts as at home by its chance to come home. */
  readonly freed: number;
  /** The chance that an unfinished city beside a field is closed, by open ends, for a whole game to come. */
  readonly fieldCity: readonly number[];
  /** What a field gains for each place where it can grow, early in the game, and the most of it. */
  readonly fieldGrowth: number;
  readonly fieldGrowthMost: number;
  /** What part of a lead in a field is kept, early in the game. */
  readonly fieldRisk: number;
  /** What part of a feature's worth a seat one follower behind may still hope for. */
  readonly behind: number;
  /** A second part that has been earned. */
  readonly secondPart: number;
  /** A figure at home that no valuer speaks of (`valuer.ts`). */
  readonly otherFigure: number;
  /** How far a lead in tokens must go to be half safe with a whole game to come. */
  readonly tokenSpread: number;
  /** How much of the mean of the others counts beside the best of them, with four seats and more. */
  readonly others: number;
}

/** For the base game alone. */
export const PLAIN: Weights = {
  roadRate: 0.0939,
  cityRate: 0.165,
  joinShare: 1.06,
  growShare: 0.111,
  manyEnds: 0.517,
  roadGrowth: 0.0569,
  cityGrowth: 0.0455,
  joinRate: 0.118,
  fieldJoin: 0.0121,
  centreRate: 0.0568,
  centreAway: 6.89,
  home: [9.7, 3.96, 3.59, 2.3, 0.934, 0.461, 0.624, 0.4, 0.3],
  homeDraws: 5.41,
  freed: 0.361,
  fieldCity: [1, 0.454, 0.191, 0.185, 0.163, 0.15, 0.1, 0.1],
  fieldGrowth: 0.257,
  fieldGrowthMost: 6.34,
  fieldRisk: 0.41,
  behind: 0.0973,
  secondPart: 4.33,
  otherFigure: 0.8,
  tokenSpread: 1.96,
  others: 0.5,
};

/** For a game in which many sets bring points: a follower is worth more where every tile may pay. */
export const RICH: Weights = {
  ...PLAIN,
  roadRate: 0.0971,
  cityRate: 0.145,
  joinShare: 1.41,
  growShare: 0.118,
  manyEnds: 0.547,
  roadGrowth: 0.0415,
  cityGrowth: 0.0724,
  joinRate: 0.141,
  fieldJoin: 0.0053,
  centreRate: 0.035,
  home: [14.5, 6.45, 3.51, 2.04, 0.739, 0.267, 0.713, 0.4, 0.3],
  homeDraws: 4.21,
  freed: 0.279,
  fieldCity: [1, 0.341, 0.195, 0.185, 0.163, 0.15, 0.1, 0.1],
  fieldGrowth: 0.361,
  fieldRisk: 0.718,
  secondPart: 5.32,
  tokenSpread: 2.56,
};

/** With so many sets beside the base game it is as rich as it gets. */
const MANY_SETS = 6;

/** How rich a game is, from 0, the base game, to 1. */
export function richness({ rules }: Game): number {
  return Math.min(1, (rules.setup.sets.length - 1) / MANY_SETS);
}

/** Finds numbers for a game: the more sets it has, the nearer to the rich ones. */
export function betweenFor(game: Game): Between {
  const share = richness(game);
  return (plain, rich) => plain + share * (rich - plain);
}

export function weightsFor(game: Game): Weights {
  const between = betweenFor(game);
  const { home, fieldCity, ...plain } = PLAIN;
  const singles = (Object.keys(plain) as (keyof typeof plain)[]).map((name) => [
    name,
    between(plain[name], RICH[name]),
  ]);
  return {
    ...(Object.fromEntries(singles) as typeof plain),
    home: home.map((worth, i) => between(worth, RICH.home[i])),
    fieldCity: fieldCity.map((chance, i) => between(chance, RICH.fieldCity[i])),
  };
}
