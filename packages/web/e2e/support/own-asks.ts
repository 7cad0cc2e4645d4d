import type { GameEvent } from '@bastide/rules';
import type { Earlier } from './kept-table.ts';

/** What somebody presses to answer: cards in the panel, the land, cards around a tile, or first a card and then the wheel. */
export type Way = 'panel' | 'land' | 'fan' | 'wheel';

/** Of something the game tells: what must hold of it. */
type Effect = GameEvent extends infer Each ? (Each extends GameEvent ? Partial<Each> : never) : never;

/** How it is answered, which card it is where several are there, and what the game tells when it was. */
export interface Met {
  readonly way: Way;
  readonly card?: RegExp;
  readonly effect: Effect;
}

/** A position, and what is met there: keys of `Asks`. */
export interface Meeting {
  readonly earlier: Earlier;
  readonly asks: Readonly<Record<string, Met>>;
}

const at = (seed: number, question: string, more: Partial<Earlier> = {}): Earlier => ({
  preset: 'everything',
  players: 4,
  tiles: 14,
  seed,
  question,
  ...more,
});

/** One question in a position, how a random game comes to it, and what an answer brings. */
const one = (seed: number, key: string, effect: Effect, way: Way = 'panel'): Meeting => ({
  earlier: at(seed, key),
  asks: { [key]: { way, effect } },
});

/** One of the answers to where a figure goes. */
const figure = (seed: number, key: string, offers: string, card: RegExp, effect: Effect): Meeting => ({
  earlier: at(seed, 'figure', { offers }),
  asks: { [key]: { way: 'panel', card, effect } },
});

const happened = (what: string): Effect => ({ event: 'happened', what });
const deployed = (kind: string): Effect => ({ event: 'deployed', figure: kind });
const home = (kind: string): Effect => ({ event: 'returned', figure: kind });

/** Every question that has its own objects, in as few positions as possible; `asks.test.tsx` sees to it that none is missing. */
export const MEETINGS: readonly Meeting[] = [
  one(38, 'flock', { event: 'awarded', cause: 'flock', points: 2 }),
  one(38, 'scorer', { event: 'moved', scorer: 'messenger', from: 0, to: 2 }),
  one(9, 'robbers/put', happened('robbers/put')),
  one(38, 'robbers/victim', { event: 'awarded', cause: 'robbery', points: 2 }),
  {
    earlier: at(38, 'robbers/follow'),
    asks: { 'robbers/follow': { way: 'panel', card: /^Follow/, effect: happened('robbers/follow') } },
  },
  one(114, 'messengers/take', { event: 'awarded', cause: 'message-points', points: 2 }),
  one(4, 'crop-circles/choice', happened('crop-circles/remove')),
  one(8, 'ferries/put', happened('ferries/put')),
  one(8, 'ferries/turn', happened('ferries/turn')),
  one(7, 'mage-witch/move', { event: 'neutral', figure: 'mage' }, 'land'),
  one(58, 'messengers/follower', home('follower'), 'land'),
  one(72, 'crop-circles/figure', deployed('follower'), 'land'),
  one(136, 'gold-mines/ingot', { event: 'laid', token: 'gold', count: 1 }, 'land'),
  one(32, 'wheel-of-fortune/plague', home('follower'), 'land'),
  one(95, 'flying-machines/land', deployed('follower'), 'fan'),
  figure(52, 'flying-machines/fly', 'flying-machines/fly', /^Fly/, happened('flying-machines/rolled')),
  figure(9, 'abbot/home', 'abbot/home', /^Take the abbot home/, home('abbot')),
  figure(17, 'deploy/pig', 'pig', /^pig/, deployed('pig')),
  figure(136, 'deploy/builder', 'builder', /^builder/, deployed('builder')),
  {
    earlier: at(1, 'figure'),
    asks: {
      'deploy/shepherd': { way: 'panel', card: /^shepherd/, effect: deployed('shepherd') },
      'deploy/abbot': { way: 'panel', card: /^abbot/, effect: deployed('abbot') },
      'wheel-of-fortune/crown': { way: 'wheel', effect: happened('wheel-of-fortune/crown') },
    },
  },
];
