import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.ferries/put': ['FE1'],
  'question.ferries/turn': ['FE3'],
  'option.ferryMoves': ['FE3'],
};
