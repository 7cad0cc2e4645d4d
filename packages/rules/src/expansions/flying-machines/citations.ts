import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.flying-machines/roll': ['FM1'],
  'question.flying-machines/land': ['FM2', 'FM3'],
  'option.abbotFlies': ['FM1', 'FM3'],
};
