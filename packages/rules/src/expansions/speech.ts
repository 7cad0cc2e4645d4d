import { explain, explainAward, explainChoice, explainFailure, explainOption } from './explain.ts';
import { explainReason } from './explain-reason.ts';
import { wordsOf } from './texts.ts';

/** How words become sentences. It comes with the words (`loadTexts`): who only plays does without. */
export const speech = {
  wordsOf,
  explain,
  explainAward,
  explainChoice,
  explainFailure,
  explainOption,
  explainReason,
} as const;
export type Speech = typeof speech;
