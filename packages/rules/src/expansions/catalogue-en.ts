// Written by `npm run catalogue` from the folders beside this file. Do not edit.
import { en as abbot } from './abbot/texts/en.ts';
import { en as base } from './base/texts/en.ts';
import { en as cropCircles } from './crop-circles/texts/en.ts';
import { en as ferries } from './ferries/texts/en.ts';
import { en as flyingMachines } from './flying-machines/texts/en.ts';
import { en as goldMines } from './gold-mines/texts/en.ts';
import { en as hillsSheep } from './hills-sheep/texts/en.ts';
import { en as innsCathedrals } from './inns-cathedrals/texts/en.ts';
import { en as mageWitch } from './mage-witch/texts/en.ts';
import { en as messengers } from './messengers/texts/en.ts';
import { en as river } from './river/texts/en.ts';
import { en as robbers } from './robbers/texts/en.ts';
import { en as rules2000 } from './rules-2000/texts/en.ts';
import { en as tradersBuilders } from './traders-builders/texts/en.ts';
import { en as wheelOfFortune } from './wheel-of-fortune/texts/en.ts';

export const texts = {
  abbot,
  base,
  'crop-circles': cropCircles,
  ferries,
  'flying-machines': flyingMachines,
  'gold-mines': goldMines,
  'hills-sheep': hillsSheep,
  'inns-cathedrals': innsCathedrals,
  'mage-witch': mageWitch,
  messengers,
  river,
  robbers,
  'rules-2000': rules2000,
  'traders-builders': tradersBuilders,
  'wheel-of-fortune': wheelOfFortune,
};
