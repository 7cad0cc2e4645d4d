import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.mage-witch/move': ['MW1', 'MW2', 'MW3'],
  'because.mage': ['MW4'],
  'because.witch': ['MW4'],
};
