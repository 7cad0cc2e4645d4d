import type { Asks } from '../ask.ts';
import { figureAsk } from '../figure-card.tsx';

/** TB2–TB4: companions of a follower, each with what it is for. */
export const asks: Asks = {
  'deploy/builder': { ...figureAsk('traders-builders', 'builder'), isUnpaid: true },
  'deploy/pig': { ...figureAsk('traders-builders', 'pig'), isUnpaid: true },
};
