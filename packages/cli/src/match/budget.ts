import type { Budget } from '@bastide/bots';
import { type Args, Refusal } from '../program/command.ts';

/** What `--time MS` or `--iterations N` gives for a turn, if one of them was given. */
export function readBudget(args: Args): Budget | undefined {
  const [time, iterations] = [args.value('time'), args.value('iterations')];
  if (time !== undefined && iterations !== undefined)
    throw new Refusal('--time and --iterations can’t be given together: leave one of them out.');
  if (time !== undefined) return { milliseconds: args.whole('time', 1, 3_600_000, 1) };
  if (iterations !== undefined) return { iterations: args.whole('iterations', 1, 1e9, 1) };
  return undefined;
}
