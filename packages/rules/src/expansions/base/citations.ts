import type { Citations } from '../../expansion.ts';

/** Questions and awards that every game may have. */
export const citations: Citations = {
  'question.first-player': ['G9'],
  'question.deal': ['E3'],
  'question.draw': ['G3', 'G5'],
  'question.choose': ['E3'],
  'question.place': ['G4'],
  'question.figure': ['B1', 'G3'],
  'question.scorer': ['ME1'],
  'question.over': ['G6'],
  'cause.road': ['B3'],
  'cause.road.unfinished': ['B11'],
  'cause.city': ['B4'],
  'cause.city.unfinished': ['B11'],
  'cause.monastery': ['B5'],
  'cause.monastery.unfinished': ['B11'],
  'cause.field': ['B12'],
  'because.tiles': ['B6'],
  'because.pennants': ['B4'],
  'because.cities': ['B12'],
  held: ['B7'],
  'option.farmers': ['B12', 'B13', 'E2'],
};
