// Written by `npm run catalogue` from the folders beside this file. Do not edit.
import { de as abbot } from './abbot/texts/de.ts';
import { de as base } from './base/texts/de.ts';
import { de as cropCircles } from './crop-circles/texts/de.ts';
import { de as ferries } from './ferries/texts/de.ts';
import { de as flyingMachines } from './flying-machines/texts/de.ts';
import { de as goldMines } from './gold-mines/texts/de.ts';
import { de as hillsSheep } from './hills-sheep/texts/de.ts';
import { de as innsCathedrals } from './inns-cathedrals/texts/de.ts';
import { de as mageWitch } from './mage-witch/texts/de.ts';
import { de as messengers } from './messengers/texts/de.ts';
import { de as river } from './river/texts/de.ts';
import { de as robbers } from './robbers/texts/de.ts';
import { de as rules2000 } from './rules-2000/texts/de.ts';
import { de as tradersBuilders } from './traders-builders/texts/de.ts';
import { de as wheelOfFortune } from './wheel-of-fortune/texts/de.ts';

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
