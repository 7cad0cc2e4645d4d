import type { Context, Hooks } from '../../hooks.ts';
import { flyAction } from './fly.ts';
import { landQuestion } from './land.ts';
import { rollQuestion } from './roll.ts';

/** FM1, FM2: take off instead of deploying, chance rolls how far, the owner chooses where to land. */
export function flyingMachinesRules(context: Context): Hooks {
  const arrow = context.tileMark('flyingMachine');
  const land = context.question(landQuestion);
  const roll = context.question(rollQuestion(arrow, land));
  const grounded = context.setup.options.abbotFlies === true ? -1 : context.figureKind('abbot');
  return { actions: [flyAction(arrow, roll, grounded)] };
}
