import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.river/source': ['RV1', 'WF1'],
};
