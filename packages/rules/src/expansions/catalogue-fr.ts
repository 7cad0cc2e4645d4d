// Written by `npm run catalogue` from the folders beside this file. Do not edit.
import { fr as abbot } from './abbot/texts/fr.ts';
import { fr as base } from './base/texts/fr.ts';
import { fr as cropCircles } from './crop-circles/texts/fr.ts';
import { fr as ferries } from './ferries/texts/fr.ts';
import { fr as flyingMachines } from './flying-machines/texts/fr.ts';
import { fr as goldMines } from './gold-mines/texts/fr.ts';
import { fr as hillsSheep } from './hills-sheep/texts/fr.ts';
import { fr as innsCathedrals } from './inns-cathedrals/texts/fr.ts';
import { fr as mageWitch } from './mage-witch/texts/fr.ts';
import { fr as messengers } from './messengers/texts/fr.ts';
import { fr as river } from './river/texts/fr.ts';
import { fr as robbers } from './robbers/texts/fr.ts';
import { fr as rules2000 } from './rules-2000/texts/fr.ts';
import { fr as tradersBuilders } from './traders-builders/texts/fr.ts';
import { fr as wheelOfFortune } from './wheel-of-fortune/texts/fr.ts';

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
