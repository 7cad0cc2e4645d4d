import type { Asks } from '../ask.ts';
import { figureAsk } from '../figure-card.tsx';

/** AB1, AB3: the abbot comes, and is called home for the points of his place. */
export const asks: Asks = {
  'deploy/abbot': figureAsk('abbot', 'abbot'),
  'abbot/home': figureAsk('abbot', 'home'),
};
