import type { Expansion } from '@bastide/rules';

/** A set from elsewhere, for tests: whoever places a tile pays a toll to themselves. One point, in its first version. */
export const expansion: Expansion = {
  id: 'toll',
  version: 1,
  texts: { en: { 'set.toll': 'The Toll' } },
  citations: {},
  rules: () => ({
    steps: [
      {
        id: 'toll/pay',
        slot: 'scored',
        after: ['score'],
        run: ({ scores, turn }) => void scores.advance(turn.seat * scores.perSeat, 1),
      },
    ],
  }),
};
