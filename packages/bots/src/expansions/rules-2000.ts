import type { Valuer } from '../evaluation/valuer.ts';

export const rules2000: Valuer<never> = {
  id: 'rules-2000',
  always: true,
  values: ({ rules }) => ({ citiesPayOnce: rules.setup.options.farmers === 'perCity' }),
};
