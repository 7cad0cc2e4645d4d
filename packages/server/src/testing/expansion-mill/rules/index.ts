import type { Expansion } from '@bastide/rules';

/** An expansion that is not ours, for tests: a set with an option and nothing to play. */
export const expansion: Expansion = {
  id: 'mill',
  options: { wind: { values: ['calm', 'strong'] } },
  texts: { en: { 'set.mill': 'The Mill' }, fr: { 'set.mill': 'Le moulin' } },
  citations: {},
  rules: () => ({ steps: [{ id: 'mill/grind', slot: 'placed', run: () => {} }] }),
};
