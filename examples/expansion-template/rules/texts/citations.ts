import type { Citations } from '@bastide/rules/expansion';

/** The rules of the README behind what is asked and paid. */
export const citations: Citations = {
  'cause.windmill': ['WI2'],
};
