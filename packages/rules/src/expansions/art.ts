import { art as abbot } from './abbot/art.ts';
import { art as base } from './base/art.ts';
import { art as cropCircles } from './crop-circles/art.ts';
import { art as ferries } from './ferries/art.ts';
import { art as flyingMachines } from './flying-machines/art.ts';
import { art as goldMines } from './gold-mines/art.ts';
import { art as hillsSheep } from './hills-sheep/art.ts';
import { art as innsCathedrals } from './inns-cathedrals/art.ts';
import { art as mageWitch } from './mage-witch/art.ts';
import { art as robbers } from './robbers/art.ts';
import { art as tradersBuilders } from './traders-builders/art.ts';
import { art as wheelOfFortune } from './wheel-of-fortune/art.ts';

/**
 * How things are shown in text: a letter for every kind of figure, and for every mark printed on tiles. A mark with more
 * than one letter takes the one of its number; eight letters are a direction and turn with the tile.
 */
export interface Art {
  readonly marks: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

const arts: readonly Art[] = [
  abbot,
  base,
  cropCircles,
  ferries,
  flyingMachines,
  goldMines,
  hillsSheep,
  innsCathedrals,
  mageWitch,
  robbers,
  tradersBuilders,
  wheelOfFortune,
];

/** The letters of all expansions together. */
export const art: Art = {
  marks: Object.assign({}, ...arts.map((one) => one.marks)),
  figures: Object.assign({}, ...arts.map((one) => one.figures)),
};
