// Written by `npm run catalogue` from the files beside this one, in the order of the sets. Do not edit.
import type { Valuer } from '../evaluation/valuer.ts';
import { abbot } from './abbot.ts';
import { cropCircles } from './crop-circles.ts';
import { ferries } from './ferries.ts';
import { flyingMachines } from './flying-machines.ts';
import { goldMines } from './gold-mines.ts';
import { hillsSheep } from './hills-sheep.ts';
import { innsCathedrals } from './inns-cathedrals.ts';
import { mageWitch } from './mage-witch.ts';
import { messengers } from './messengers.ts';
import { robbers } from './robbers.ts';
import { rules2000 } from './rules-2000.ts';
import { tradersBuilders } from './traders-builders.ts';
import { wheelOfFortune } from './wheel-of-fortune.ts';

export const valuers = [
  rules2000,
  abbot,
  innsCathedrals,
  tradersBuilders,
  flyingMachines,
  messengers,
  ferries,
  goldMines,
  mageWitch,
  robbers,
  hillsSheep,
  cropCircles,
  wheelOfFortune,
] as const satisfies readonly Valuer[];
