import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.mage-witch/move': ['MW1', 'MW2', 'MW3'],
  'because.mage': ['MW4'],
  'because.witch': ['MW4'],
  'option.magicOnPlacedTile': ['MW1'],
};
