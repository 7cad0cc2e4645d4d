// Written by `npm run catalogue` from the folders beside this file. Do not edit.
import { expansion as abbot } from './abbot/index.ts';
import { expansion as base } from './base/index.ts';
import { expansion as cropCircles } from './crop-circles/index.ts';
import { expansion as ferries } from './ferries/index.ts';
import { expansion as flyingMachines } from './flying-machines/index.ts';
import { expansion as goldMines } from './gold-mines/index.ts';
import { expansion as hillsSheep } from './hills-sheep/index.ts';
import { expansion as innsCathedrals } from './inns-cathedrals/index.ts';
import { expansion as mageWitch } from './mage-witch/index.ts';
import { expansion as messengers } from './messengers/index.ts';
import { printings as river } from './river/index.ts';
import { expansion as robbers } from './robbers/index.ts';
import { expansion as rules2000 } from './rules-2000/index.ts';
import { expansion as tradersBuilders } from './traders-builders/index.ts';
import { expansion as wheelOfFortune } from './wheel-of-fortune/index.ts';

export const folders = [
  abbot,
  base,
  cropCircles,
  ferries,
  flyingMachines,
  goldMines,
  hillsSheep,
  innsCathedrals,
  mageWitch,
  messengers,
  ...river,
  robbers,
  rules2000,
  tradersBuilders,
  wheelOfFortune,
] as const;

/** What they say in the language all others are translated from. */
export type OurTexts =
  | typeof import('./abbot/texts/en.ts').en
  | typeof import('./base/texts/en.ts').en
  | typeof import('./crop-circles/texts/en.ts').en
  | typeof import('./ferries/texts/en.ts').en
  | typeof import('./flying-machines/texts/en.ts').en
  | typeof import('./gold-mines/texts/en.ts').en
  | typeof import('./hills-sheep/texts/en.ts').en
  | typeof import('./inns-cathedrals/texts/en.ts').en
  | typeof import('./mage-witch/texts/en.ts').en
  | typeof import('./messengers/texts/en.ts').en
  | typeof import('./river/texts/en.ts').en
  | typeof import('./robbers/texts/en.ts').en
  | typeof import('./rules-2000/texts/en.ts').en
  | typeof import('./traders-builders/texts/en.ts').en
  | typeof import('./wheel-of-fortune/texts/en.ts').en;

/** What they say, by language. Each is named here, so that a bundler finds it. */
export const speaking = {
  de: () => import('./catalogue-de.ts'),
  en: () => import('./catalogue-en.ts'),
  fr: () => import('./catalogue-fr.ts'),
};
