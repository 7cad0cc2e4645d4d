import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'question.token': ['HS2', 'HS4'],
  'question.flock': ['HS3'],
  'cause.flock': ['HS5'],
  'because.sheep': ['HS5'],
  'because.printed': ['HS5'],
  'because.vineyards': ['HS7'],
  'because.hill': ['HS1'],
  'option.hillTies': ['HS1'],
  'option.shepherd': ['HS3'],
  'option.closedFlock': ['HS6'],
  'option.vineyardsForGardens': ['HS7'],
};
