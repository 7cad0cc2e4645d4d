import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.ferries/put': ['FE1'],
  'question.ferries/turn': ['FE3'],
};
