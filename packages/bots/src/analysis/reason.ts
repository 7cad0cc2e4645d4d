import type { Game } from '@bastide/rules';
import { FIELD, pointsInQuestion, pointsWon } from '@bastide/rules/search';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';

/**
 * What may make one way to play better than another: points scored at once, what unfinished features hold already, then the terms of
 * the evaluation, and what only shows in the turns that follow. What fields and tokens hold already is told with what they promise.
 */
export const CAUSES = [
  'scored',
  'unfinished',
  'closing',
  'followers',
  'fields',
  'contest',
  'figures',
  'tokens',
  'later',
] as const;
export type Cause = (typeof CAUSES)[number];

/** One part of a difference between two ways to play. */
export interface Reason {
  readonly cause: Cause;
  /** Whose worth it changes; undefined for what only shows later. */
  readonly seat: number | undefined;
  /** What the better way changes for that seat, in points. */
  readonly change: number;
  /** What that is worth to the one who decides; all of them together are the whole difference. */
  readonly worth: number;
}

/** By seat and cause: what a position holds, without `later`. */
export type Causes = readonly Readonly<Record<Exclude<Cause, 'later'>, number>>[];

/** The parts of what a position is worth to every seat. The evaluation must have been started where the turn began. */
export function causesOf(game: Game, evaluation: Evaluation): Causes {
  evaluation.readThings(game);
  const held = evaluation.expectations(game);
  const fieldsHeld = held.filter(({ kind }) => kind === FIELD);
  const open = held.filter(({ kind, told }) => kind !== FIELD && told < 1);
  const closed = held.filter(({ kind, told }) => kind !== FIELD && told === 1);
  const { question, toMove } = game;
  return Array.from({ length: game.players }, (_, seat) => {
    const sum = (all: typeof held) => all.reduce((before, { now }) => before + now[seat], 0);
    const isAsked = question.id === 'scorer' && toMove === seat;
    // What is closed is about to be scored, whoever is asked something first.
    const scored = pointsWon(game, seat) + sum(closed) + (isAsked ? pointsInQuestion(game) : 0);
    const [inFields, unfinished] = [sum(fieldsHeld), sum(open)];
    const { points, ...terms } = evaluation.termsOf(seat);
    return {
      ...terms,
      scored,
      unfinished,
      fields: terms.fields + inFields,
      tokens: terms.tokens + points - scored - unfinished - inFields,
    };
  });
}

/** Changes that come of sums of fractions only. */
const NONE = 1e-9;

/**
 * Why one position is better for a seat than another, largest part first. `whole` is the whole difference where it is known better
 * than by the evaluation; what the parts leave of it shows later.
 */
export function reasonsFor(
  seat: number,
  worse: Causes,
  better: Causes,
  others: number,
  whole?: number,
): Reason[] {
  const worths = Float64Array.from(worse, sumOf);
  const before = standing(worths, seat, others);
  const reasons: Reason[] = [];
  for (const [whose, parts] of worse.entries()) {
    for (const cause of CAUSES) {
      if (cause === 'later') continue;
      const change = better[whose][cause] - parts[cause];
      if (Math.abs(change) < NONE) continue;
      worths[whose] += change;
      const worth = standing(worths, seat, others) - before;
      worths[whose] -= change;
      reasons.push({ cause, seat: whose, change, worth });
    }
  }
  if (whole !== undefined) {
    const named = reasons.reduce((sum, { worth }) => sum + worth, 0);
    reasons.push({ cause: 'later', seat: undefined, change: whole - named, worth: whole - named });
  }
  return reasons.sort((one, other) => other.worth - one.worth);
}

function sumOf(parts: Causes[number]): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}
