import type { Lesson } from '../lesson.ts';
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

/** The first game, then every expansion in the order of the catalogue, then the ways to play otherwise. */
export const lessons: readonly Lesson[] = [
  firstGame,
  river,
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
  hand,
  edition2000,
];

/** Other names by which a lesson is asked for: sets that are taught with another one. */
const ALIASES: Readonly<Record<string, string>> = {
  base: 'first-game',
  'river-bb5': 'river',
  'rules-2000': 'edition-2000',
};

/** The lesson of a set, or by its own name. */
export function lessonOf(name: string): Lesson | undefined {
  const id = ALIASES[name] ?? name;
  return lessons.find((lesson) => lesson.id === id);
}
