import type { OptionValue } from '../game/setup.ts';

/** A box as people know it: which sets, which readings of the rules, and the players printed on it (G1). */
export interface Preset {
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly printedPlayers: readonly [number, number];
  /** How many minutes the box says all of it takes (G11). */
  readonly printedMinutes?: readonly [number, number];
}

const minis = [
  'flying-machines',
  'messengers',
  'ferries',
  'gold-mines',
  'mage-witch',
  'robbers',
  'crop-circles',
] as const;

export const presets = {
  /** A first game: no farmers (B13). */
  first: { sets: ['base'], options: { farmers: false }, printedPlayers: [2, 5] },
  base: { sets: ['base'], options: {}, printedPlayers: [2, 5] },
  'bigbox-2017': {
    sets: ['base', 'river', 'abbot', 'inns-cathedrals', 'traders-builders', ...minis],
    options: {},
    printedPlayers: [2, 6],
    printedMinutes: [90, 120],
  },
  'bigbox-2014': {
    sets: ['base', 'river-bb5', 'inns-cathedrals', 'traders-builders', 'hills-sheep', 'wheel-of-fortune'],
    options: { innOnTJunction: 'right' },
    printedPlayers: [2, 8],
  },
  /** The first edition (E4). */
  'edition-2000': {
    sets: ['base'],
    options: { smallCity: 2, farmers: 'perCity', farmerPoints: 3, hand: 0 },
    printedPlayers: [2, 5],
  },
  /** All there is; of the two rivers the newer. */
  everything: {
    sets: [
      'base',
      'river',
      'abbot',
      'inns-cathedrals',
      'traders-builders',
      ...minis,
      'hills-sheep',
      'wheel-of-fortune',
    ],
    options: {},
    printedPlayers: [2, 8],
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** How many minutes the books say a set takes, the base game alone and each other set on top; none for sets without a word (G11). */
export const printedMinutes: Readonly<Record<string, number>> = {
  base: 35,
  abbot: 0,
  'inns-cathedrals': 15,
  'flying-machines': 10,
  messengers: 15,
  'wheel-of-fortune': 20,
};
