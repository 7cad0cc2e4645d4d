import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'question.flying-machines/roll': ['FM1'],
  'question.flying-machines/land': ['FM2', 'FM3'],
};
