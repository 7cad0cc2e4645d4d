import type { LessonWords } from '../../lesson.ts';
import { abbot } from './abbot.ts';
import { cropCircles } from './crop-circles.ts';
import { edition2000 } from './edition-2000.ts';
import { ferries } from './ferries.ts';
import { firstGame } from './first-game.ts';
import { flyingMachines } from './flying-machines.ts';
import { goldMines } from './gold-mines.ts';
import { hand } from './hand.ts';
import { hillsSheep } from './hills-sheep.ts';
import { innsCathedrals } from './inns-cathedrals.ts';
import { mageWitch } from './mage-witch.ts';
import { messengers } from './messengers.ts';
import { river } from './river.ts';
import { robbers } from './robbers.ts';
import { tradersBuilders } from './traders-builders.ts';
import { wheelOfFortune } from './wheel-of-fortune.ts';

export const fr: Readonly<Record<string, LessonWords>> = {
  'first-game': firstGame,
  river,
  abbot,
  'inns-cathedrals': innsCathedrals,
  'traders-builders': tradersBuilders,
  'flying-machines': flyingMachines,
  messengers,
  ferries,
  'gold-mines': goldMines,
  'mage-witch': mageWitch,
  robbers,
  'crop-circles': cropCircles,
  'hills-sheep': hillsSheep,
  'wheel-of-fortune': wheelOfFortune,
  hand,
  'edition-2000': edition2000,
};
