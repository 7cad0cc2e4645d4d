import type { Game } from '../../game/game.ts';
import type { Invariants } from '../../hooks.ts';
import { ourInvariants } from './ours.ts';

/** What must hold in a game with its sets: those of others bring it, ours have it beside them. */
export function invariantsOf({ rules }: Game): readonly Invariants[] {
  const ours = Object.entries(ourInvariants).filter(([set]) => rules.setup.sets.includes(set));
  return [...rules.hooks.invariants, ...ours.map(([, invariants]) => invariants)];
}
