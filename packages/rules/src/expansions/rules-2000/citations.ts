import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'cause.farmers-of-city': ['E2'],
  'because.farmers': ['B10'],
  'because.small-city': ['E1'],
  'option.smallCity': ['B4', 'E1'],
  'option.farmerPoints': ['E2'],
  'option.hand': ['E3'],
};
