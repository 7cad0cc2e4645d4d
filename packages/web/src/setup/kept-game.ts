import { checkSetup } from '@bastide/rules';
import { keep, readKept } from '../app/storage/browser-storage.ts';
import { type Plan, tableOf } from './plan.ts';

const KEY = 'bastide.plan';

type Played = Pick<Plan, 'sets' | 'options' | 'purist'>;

/** Remembers what was played at the last table that was set up, for the next one. */
export function keepGame({ sets, options, purist = false }: Plan): void {
  keep(KEY, { sets, options, purist } satisfies Played);
}

/** The plan with what was played last, if that is known and can be played by these seats. */
export function withKeptGame(plan: Plan): Plan {
  const kept = readKept(KEY) as Partial<Played> | undefined;
  try {
    const { sets = plan.sets, options = plan.options, purist } = kept ?? {};
    const again = { ...plan, sets, options, purist: purist === true };
    return 'error' in checkSetup(tableOf(again).setup) ? plan : again;
  } catch {
    // Kept by another version, or not by us.
    return plan;
  }
}
