import type { Language } from '@bastide/rules';

/** `4.2`, `4,2`: one digit after the point, as the language writes it. */
export function decimal(lang: Language, value: number): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How far a seat is ahead of the best other. */
export function marginOf(worths: readonly number[], seat: number): number {
  return worths[seat] - Math.max(...worths.filter((_, other) => other !== seat));
}
