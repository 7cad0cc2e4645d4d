import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'cause.goods': ['TB1'],
  'because.wine': ['TB1'],
  'because.wheat': ['TB1'],
  'because.cloth': ['TB1'],
  'because.pig': ['TB4'],
};
