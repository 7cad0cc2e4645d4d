import type { Book } from '../../book.ts';
import { followers, placing, setUp, short, turn } from './basics.ts';
import { edition2014, edition2017, hands, rules2000 } from './editions.ts';
import { hillsSheep, wheelOfFortune } from './hills-and-wheel.ts';
import { ferries, flyingMachines, messengers } from './machines-to-ferries.ts';
import { cropCircles, goldMines, mageWitch, robbers } from './mines-to-crops.ts';
import { cities, fields, monasteries, roads } from './places.ts';
import { end, majority, scoring } from './points.ts';
import { abbot, innsCathedrals, river, tradersBuilders } from './river-to-builders.ts';
import { rulings } from './rulings.ts';

/** The whole rule book in English. */
export const book: Book = {
  short,
  'set-up': setUp,
  turn,
  placing,
  followers,
  roads,
  cities,
  monasteries,
  fields,
  majority,
  scoring,
  end,
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
  'edition-2017': edition2017,
  'edition-2014': edition2014,
  'rules-2000': rules2000,
  hands,
  rulings,
};
