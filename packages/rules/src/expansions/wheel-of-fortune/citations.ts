import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.wheel-of-fortune/plague': ['WF3'],
  'cause.wheel-fortune': ['WF3'],
  'cause.wheel-taxes': ['WF3'],
  'cause.wheel-famine': ['WF3'],
  'cause.wheel-storm': ['WF3'],
  'cause.wheel-inquisition': ['WF3'],
  'because.active': ['WF3'],
  'because.knights': ['WF3'],
  'because.for-pennants': ['WF3'],
  'because.for-knights': ['WF3'],
  'because.for-cities': ['WF3'],
  'because.for-pig': ['WF3'],
  'because.home': ['WF3'],
  'because.monks': ['WF3'],
  'cause.crown': ['WF4'],
  'because.crowns': ['WF4'],
  'because.alone': ['WF4'],
  'option.faminePig': ['WF3'],
};
