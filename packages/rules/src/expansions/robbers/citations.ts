import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.robbers/put': ['RO1'],
  'question.robbers/victim': ['RO3'],
  'question.robbers/follow': ['RO4'],
  'cause.robbery': ['RO2'],
  'because.robbed': ['RO2'],
  'because.victim': ['RO2'],
  'cause.robber-on-track': ['RO5'],
  'because.space': ['RO5'],
  'option.robbersAll': ['RO1'],
};
