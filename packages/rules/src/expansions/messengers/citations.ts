import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.messengers/show': ['ME2'],
  'question.messengers/take': ['ME3', 'ME4'],
  'question.messengers/follower': ['ME4'],
  'cause.message-5': ['ME4'],
  'cause.message-6': ['ME4'],
  'cause.message-7': ['ME4'],
  'cause.message-points': ['ME3'],
  'because.count': ['ME4'],
  'because.message': ['ME4'],
};
