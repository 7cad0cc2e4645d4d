import type { Earlier } from './kept-table.ts';

/** What somebody presses to answer: cards in the panel, the land, cards around a tile, or first a card and then the wheel. */
export type Way = 'panel' | 'land' | 'fan' | 'wheel';

/** A position, and what is met there: keys of `Asks`, each with the way it is answered and, where several cards are there, which is it. */
export interface Meeting {
  readonly earlier: Earlier;
  readonly asks: Readonly<Record<string, { readonly way: Way; readonly card?: RegExp }>>;
}

const at = (seed: number, question: string, more: Partial<Earlier> = {}): Earlier => ({
  preset: 'everything',
  players: 4,
  tiles: 14,
  seed,
  question,
  ...more,
});

/** One question in a position, and how a random game comes to it. */
const one = (seed: number, key: string, way: Way = 'panel'): Meeting => ({
  earlier: at(seed, key),
  asks: { [key]: { way } },
});

/** Every question that has its own objects, in as few positions as possible; `asks.test.tsx` sees to it that none is missing. */
export const MEETINGS: readonly Meeting[] = [
  one(38, 'flock'),
  one(38, 'scorer'),
  one(9, 'robbers/put'),
  one(38, 'robbers/victim'),
  one(38, 'robbers/follow'),
  one(114, 'messengers/take'),
  one(4, 'crop-circles/choice'),
  one(8, 'ferries/put'),
  one(8, 'ferries/turn'),
  one(7, 'mage-witch/move', 'land'),
  one(58, 'messengers/follower', 'land'),
  one(72, 'crop-circles/figure', 'land'),
  one(136, 'gold-mines/ingot', 'land'),
  one(32, 'wheel-of-fortune/plague', 'land'),
  one(95, 'flying-machines/land', 'fan'),
  {
    earlier: at(52, 'figure', { offers: 'flying-machines/fly' }),
    asks: { 'flying-machines/fly': { way: 'panel', card: /^Fly/ } },
  },
  {
    earlier: at(9, 'figure', { offers: 'abbot/home' }),
    asks: { 'abbot/home': { way: 'panel', card: /^Take the abbot home/ } },
  },
  {
    earlier: at(17, 'figure', { offers: 'pig' }),
    asks: { 'deploy/pig': { way: 'panel', card: /^pig/ } },
  },
  {
    earlier: at(136, 'figure', { offers: 'builder' }),
    asks: { 'deploy/builder': { way: 'panel', card: /^builder/ } },
  },
  {
    earlier: at(1, 'figure'),
    asks: {
      'deploy/shepherd': { way: 'panel', card: /^shepherd/ },
      'deploy/abbot': { way: 'panel', card: /^abbot/ },
      'wheel-of-fortune/crown': { way: 'wheel' },
    },
  },
];
