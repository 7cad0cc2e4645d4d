import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { betweenFor } from '../evaluation/weights.ts';
import { LastTiles } from '../search/last-tiles.ts';
import { Planner } from '../search/planner.ts';
import { type TrialSettings, Trials } from '../search/trials.ts';
import type { Mind } from './thinker.ts';

/** How widely and how deeply a level tries what it considers. */
export interface TrialMindSettings extends TrialSettings {
  /** So many placements are looked into. */
  readonly breadth: number;
  /** So many ways to play the turn are tried. */
  readonly considered: number;
  /** Whether the last tiles are searched to the end of the game. */
  readonly exact?: boolean;
  /** What is else in a rich game, where a trial takes several times as long; between the two by how rich a game is. */
  readonly rich?: Pick<TrialMindSettings, (typeof BY_RICHNESS)[number]>;
  /** How many tiles it is in a rich game of more than two seats, where later ones tell no more. */
  readonly tilesAmongMany?: number;
}

const BY_RICHNESS = ['considered', 'tiles', 'trust'] as const;

/** The baron takes the knight's best few and tries each in short continuations with the same draws. */
export const BARON: TrialMindSettings = {
  breadth: 16,
  considered: 8,
  tiles: 4,
  trust: 5,
  round: 4,
  elsewhere: 12,
  rich: { considered: 6, tiles: 3, trust: 2 },
  tilesAmongMany: 1,
};

/** The count considers more, and looks deeper. */
export const COUNT: TrialMindSettings = {
  breadth: 24,
  considered: 16,
  tiles: 6,
  trust: 2,
  round: 6,
  elsewhere: 12,
};

/** The king considers still more, for longer, and plays the last tiles exactly. */
export const KING: TrialMindSettings = {
  breadth: 32,
  considered: 24,
  tiles: 6,
  trust: 2,
  round: 8,
  elsewhere: 12,
  exact: true,
};

/** The part of the time after which no further way to play is looked for, so that some is left for trials. */
const LOOKING = 0.6;
/** Near the end of the game all ways are considered: so many at most. */
const EVERY = 400;

export function trialMind(
  usual: TrialMindSettings,
  game: Game,
  allowance: Allowance,
  valuers?: readonly Valuer[],
): Mind {
  const settings = settingsFor(usual, game);
  const evaluation = new Evaluation(game, valuers);
  const planner = new Planner(game, evaluation, allowance, settings.breadth, LOOKING);
  const trials = new Trials(game, evaluation, allowance, settings);
  const lastTiles = settings.exact ? new LastTiles(game, allowance, evaluation.others) : undefined;
  return {
    plan(view, dice) {
      const isNear = lastTiles?.isNear(view) === true;
      const ways = planner.plan(view, isNear ? EVERY : settings.considered, dice);
      const exact = isNear && ways.length > 1 ? lastTiles.best(view, ways) : undefined;
      return exact ?? trials.best(view, ways.slice(0, settings.considered), dice);
    },
  };
}

/** The settings for a game, by how rich it is. */
export function settingsFor(settings: TrialMindSettings, game: Game): TrialMindSettings {
  if (settings.rich === undefined) return settings;
  const { tiles } = settings.rich;
  const rich = {
    ...settings.rich,
    tiles: game.players > 2 ? (settings.tilesAmongMany ?? tiles) : tiles,
  };
  const between = betweenFor(game);
  const changed = BY_RICHNESS.map((name) => [name, Math.round(between(settings[name], rich[name]))]);
  return { ...settings, ...Object.fromEntries(changed) };
}
