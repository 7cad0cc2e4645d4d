import type { Expansion } from '@bastide/rules';

/** An expansion whose bots don't work, for tests. */
export const expansion: Expansion = {
  id: 'faulty',
  texts: { en: { 'set.faulty': 'The Fault' } },
  citations: {},
};
