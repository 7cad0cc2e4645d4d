import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.gold-mines/ingot': ['GM1'],
  'cause.gold': ['GM3'],
  'because.gold': ['GM3'],
};
