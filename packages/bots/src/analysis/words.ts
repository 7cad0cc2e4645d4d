import type { Language } from '@bastide/rules';
import { inFiles, sayText } from '@bastide/rules/internal';
import type { Lapse } from './lapse.ts';
import type { Reason } from './reason.ts';
import type { ReasonKey } from './texts/en.ts';
import { files } from './texts/files.ts';

export type ReasonTexts = Readonly<Record<ReasonKey, string>>;

/** To be loaded before reasons are told. */
export const reasonTexts = inFiles<ReasonTexts>(files);

/** `slip`, `imprécision`. */
export function lapseName(lang: Language, lapse: Lapse): string {
  return reasonTexts.in(lang)[`lapse.${lapse}`];
}

/** Reasons worth telling: the largest few of those that speak for the better way. */
const MOST_TOLD = 3;
/** What is smaller, in points or as a part of the largest, goes without saying. */
const LEAST = 0.5;
const LEAST_PART = 0.2;

/** What speaks for a way to play, in the language, for a reader who is shown all players by name. */
export function reasonsInWords(
  lang: Language,
  reasons: readonly Reason[],
  seat: number,
  nameOf: (seat: number) => string,
): string[] {
  const least = Math.max(LEAST, LEAST_PART * (reasons[0]?.worth ?? 0));
  return reasons
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST_TOLD)
    .map((reason) => {
      const n = Math.max(1, Math.round(Math.abs(reason.change)));
      const who = reason.seat === undefined ? '' : nameOf(reason.seat);
      return sayText(lang, reasonTexts.in(lang)[keyOf(reason, seat)], { n, who });
    });
}

function keyOf({ cause, seat: whose }: Reason, seat: number): keyof ReasonTexts {
  if (cause === 'later' || whose === undefined) return 'later';
  return whose === seat ? `own.${cause}` : `others.${cause}`;
}
