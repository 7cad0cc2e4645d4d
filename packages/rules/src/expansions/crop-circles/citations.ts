import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.crop-circles/choice': ['CC1'],
  'question.crop-circles/figure': ['CC2', 'CC3'],
  'option.cropAdd': ['CC3'],
};
