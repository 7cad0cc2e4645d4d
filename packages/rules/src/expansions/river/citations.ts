import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.river/source': ['RV1', 'WF1'],
  'option.river': ['RV2'],
  'option.riverStartTile': ['RV1'],
};
