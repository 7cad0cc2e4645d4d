import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.gold-mines/ingot': ['GM1'],
  'cause.gold': ['GM3'],
  'because.gold': ['GM3'],
};
