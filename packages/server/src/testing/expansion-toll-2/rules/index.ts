import type { Expansion } from '@bastide/rules';

/** The same set after its ruling has changed: the toll is three points, and one in games from before. */
export const expansion: Expansion = {
  id: 'toll',
  version: 2,
  options: { toll: { values: [3, 1], before: { version: 2, value: 1 } } },
  texts: { en: { 'set.toll': 'The Toll', 'option.toll': 'The toll' } },
  citations: {},
  rules: ({ setup }) => ({
    steps: [
      {
        id: 'toll/pay',
        slot: 'scored',
        after: ['score'],
        run: ({ scores, turn }) =>
          void scores.advance(turn.seat * scores.perSeat, Number(setup.options.toll)),
      },
    ],
  }),
};
