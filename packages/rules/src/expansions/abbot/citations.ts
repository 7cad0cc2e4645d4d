import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'cause.garden': ['AB2'],
  'cause.garden.unfinished': ['AB2'],
};
