// Written by `npm run catalogue` from the folders of expansions. Do not edit.
import { invariants as goldMines } from '../../expansions/gold-mines/invariants.ts';
import { invariants as hillsSheep } from '../../expansions/hills-sheep/invariants.ts';
import { invariants as mageWitch } from '../../expansions/mage-witch/invariants.ts';
import { invariants as messengers } from '../../expansions/messengers/invariants.ts';
import { invariants as robbers } from '../../expansions/robbers/invariants.ts';
import { invariants as tradersBuilders } from '../../expansions/traders-builders/invariants.ts';
import { invariants as wheelOfFortune } from '../../expansions/wheel-of-fortune/invariants.ts';
import type { Invariants } from '../../hooks.ts';

export const ourInvariants: Readonly<Record<string, Invariants>> = {
  'gold-mines': goldMines,
  'hills-sheep': hillsSheep,
  'mage-witch': mageWitch,
  messengers,
  robbers,
  'traders-builders': tradersBuilders,
  'wheel-of-fortune': wheelOfFortune,
};
