import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.river/source': ['RV1', 'WF1'],
};
