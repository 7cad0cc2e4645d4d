/**
 * Looks at games that were played, or are: what each decision was worth, what would have been better, and why.
 * @module
 */

export { type Advice, adviseOn } from './advice.ts';
export type { Outcome } from './comparison.ts';
export { type Decision, decisionsOf, type Rules } from './decision.ts';
export { type Better, Judge, type Verdict } from './judge.ts';
export { LAPSES, type Lapse, type Loss, THRESHOLDS } from './lapse.ts';
export { ANALYSTS, type Analyst } from './levels.ts';
export type { Measured } from './mean.ts';
export { CAUSES, type Cause, type Reason } from './reason.ts';
export { type SeatSummary, summarise } from './summary.ts';
export { lapseName, reasonsInWords, reasonTexts } from './words.ts';
