import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.crop-circles/choice': ['CC1'],
  'question.crop-circles/figure': ['CC2', 'CC3'],
};
