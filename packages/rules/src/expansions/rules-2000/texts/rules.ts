import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'cause.farmers-of-city': ['E2'],
  'because.farmers': ['B10'],
  'because.small-city': ['E1'],
};
