import type { Context, Hooks } from '../../hooks.ts';
import { Ferries } from './ferries.ts';
import { putStep } from './put.ts';
import { turnHooks } from './turn.ts';

export function ferriesRules(context: Context): Hooks {
  const ferries = new Ferries(context);
  const turning = turnHooks(context, ferries);
  return {
    ...turning,
    steps: [putStep(context, ferries), ...(turning.steps ?? [])],
    things: (game) => ferries.things(game),
    linkOf: (game, segment) => ferries.linkOf(game, segment),
  };
}
