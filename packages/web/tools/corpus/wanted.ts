import type { Wanted } from './play.ts';

/** Tables on one screen: every preset, with people and bots, hands, undo; some finished, most under way. */
export const TABLES: readonly Wanted[] = [
  { name: 'first', preset: 'first', players: 2, bots: ['page'], moves: 12 },
  { name: 'base-alone', preset: 'base', players: 2, bots: ['squire'], moves: 60 },
  { name: 'base-friends', preset: 'base', players: 4, moves: 90 },
  { name: 'base-five', preset: 'base', players: 5, bots: ['page', 'squire', 'knight'], moves: 70 },
  { name: 'base-one-move', preset: 'base', players: 2, moves: 3 },
  { name: 'base-undone', preset: 'base', players: 2, bots: ['page'], moves: 40, undoes: true },
  { name: 'base-over', preset: 'base', players: 3, bots: ['squire'] },
  { name: 'bigbox-2017', preset: 'bigbox-2017', players: 3, bots: ['squire'], moves: 150 },
  { name: 'bigbox-2017-over', preset: 'bigbox-2017', players: 2 },
  { name: 'bigbox-2014', preset: 'bigbox-2014', players: 4, bots: ['page'], moves: 120 },
  { name: 'edition-2000', preset: 'edition-2000', players: 2, moves: 50 },
  { name: 'everything', preset: 'everything', players: 2, bots: ['squire'], moves: 200 },
  { name: 'everything-eight', preset: 'everything', players: 8, bots: ['page', 'page', 'page'], moves: 160 },
  { name: 'everything-undone', preset: 'everything', players: 3, moves: 100, undoes: true },
  { name: 'everything-over', preset: 'everything', players: 4, bots: ['page', 'page'] },
  { name: 'hands', preset: 'base', players: 2, options: { hand: 3 }, moves: 60 },
  {
    name: 'hands-bots',
    preset: 'base',
    players: 3,
    options: { hand: 3 },
    bots: ['squire', 'knight'],
    moves: 60,
  },
  { name: 'hands-everything', preset: 'everything', players: 3, options: { hand: 3 }, moves: 130 },
  { name: 'hands-over', preset: 'edition-2000', players: 2, options: { hand: 3 } },
  { name: 'first-player', preset: 'base', players: 3, options: { firstPlayer: 2 }, moves: 25 },
  { name: 'inns-abbot', preset: 'base', players: 2, sets: ['inns-cathedrals', 'abbot'], moves: 80 },
  { name: 'ferries-gold', preset: 'base', players: 2, sets: ['ferries', 'gold-mines'], moves: 110 },
  { name: 'mage-robbers', preset: 'base', players: 3, sets: ['mage-witch', 'robbers'], moves: 110 },
  { name: 'sheep-wheel', preset: 'base', players: 2, sets: ['hills-sheep', 'wheel-of-fortune'], moves: 110 },
];

/** Games played to their end, to be counted. */
export const FINISHED: readonly Wanted[] = [
  { name: 'first', preset: 'first', players: 2, bots: ['page'] },
  { name: 'base-2', preset: 'base', players: 2, bots: ['squire'] },
  { name: 'base-3', preset: 'base', players: 3, bots: ['page', 'knight'] },
  { name: 'base-5', preset: 'base', players: 5 },
  { name: 'base-hands', preset: 'base', players: 2, options: { hand: 3 } },
  { name: 'base-undone', preset: 'base', players: 2, undoes: true },
  { name: 'bigbox-2017', preset: 'bigbox-2017', players: 2, bots: ['squire'] },
  { name: 'bigbox-2014', preset: 'bigbox-2014', players: 3 },
  { name: 'edition-2000', preset: 'edition-2000', players: 4, bots: ['page'] },
  { name: 'everything-2', preset: 'everything', players: 2, bots: ['page'] },
  { name: 'everything-4', preset: 'everything', players: 4 },
  { name: 'sheep', preset: 'base', players: 2, sets: ['hills-sheep'] },
];
