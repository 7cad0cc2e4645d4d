import { type Budget, TIME } from '@bastide/bots';
import { turnLimit } from '../../bot-protocol/program-player.ts';
import type { Contestant } from '../contestant.ts';

/** A worker that is not heard of for so long, in milliseconds, beyond what whoever it asks may take, has stalled. */
export const STALL = 60_000;
/** So many turns a level may take for one: on a machine that others use too it may have to wait for the processor. */
const STALL_TURNS = 20;

/**
 * How long a worker may be silent while it asks this contestant, or nobody, as when it starts. Nothing if the clock sets no limit: a level that
 * counts iterations takes as long as they take.
 */
export function stallLimit(
  asked: Contestant | undefined,
  budget: Budget | undefined,
  stall = STALL,
): number | undefined {
  if (asked === undefined) return STALL;
  if (asked.kind === 'random') return stall;
  // The worker itself sees to it that a program is not later than that.
  if (asked.kind === 'program') return stall + turnLimit(budget);
  if (budget !== undefined && 'iterations' in budget) return undefined;
  return stall + STALL_TURNS * (budget?.milliseconds ?? TIME[asked.level]);
}
