import type { Expansion } from '../hooks.ts';
import { abbot } from './abbot/index.ts';
import { base } from './base/index.ts';
import { cropCircles } from './crop-circles/index.ts';
import { ferries } from './ferries/index.ts';
import { flyingMachines } from './flying-machines/index.ts';
import { goldMines } from './gold-mines/index.ts';
import { hillsSheep } from './hills-sheep/index.ts';
import { innsCathedrals } from './inns-cathedrals/index.ts';
import { mageWitch } from './mage-witch/index.ts';
import { messengers } from './messengers/index.ts';
import { river, riverBb5 } from './river/index.ts';
import { robbers } from './robbers/index.ts';
import { edition2000 } from './rules-2000/index.ts';
import { tradersBuilders } from './traders-builders/index.ts';
import { wheelOfFortune } from './wheel-of-fortune/index.ts';

/** Every expansion there is. The one file that names them all. */
export const catalogue: readonly Expansion[] = [
  base,
  edition2000,
  river,
  riverBb5,
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
];
