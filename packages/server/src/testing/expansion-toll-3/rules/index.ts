import type { Expansion } from '@bastide/rules';
import { field, tile } from '@bastide/rules/expansion';

/** The same set after a change that keeps nothing of what was: there is a tile more, and it is always the first. */
export const expansion: Expansion = {
  id: 'toll',
  version: 3,
  texts: { en: { 'set.toll': 'The Toll' } },
  citations: {},
  box: () => ({
    tiles: [
      { id: 'toll/gate', spec: tile('gate', 1, field('NL NR EL ER SL SR WL WR')), pile: 'first', count: 1 },
    ],
  }),
};
