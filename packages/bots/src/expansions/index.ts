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

/** Every file of this folder (a test holds it to that), in the order in which they add to an evaluation. */
export const valuers = [
  rules2000,
  innsCathedrals,
  tradersBuilders,
  abbot,
  flyingMachines,
  messengers,
  ferries,
  goldMines,
  mageWitch,
  hillsSheep,
  robbers,
  cropCircles,
  wheelOfFortune,
] as const satisfies readonly Valuer[];
