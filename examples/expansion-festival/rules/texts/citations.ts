import type { Citations } from '@bastide/rules/expansion';

/** The rules are numbered in the README. */
export const citations: Citations = {
  'mark.festival': ['FS1'],
  'action.festival/home': ['FS2'],
};
