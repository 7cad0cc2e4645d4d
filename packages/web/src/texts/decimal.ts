import type { Language } from '@bastide/rules';

/** `4.2`, `4,2`: one digit after the point, as the language writes it. */
export function decimal(lang: Language, value: number): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** `4`, `4.2`, `4,2`: one digit after the point at most, as the language writes it. */
export function rounded(lang: Language, value: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

/** `42%`, `42 %`: a share from 0 to 1, as the language writes it. */
export function percentage(lang: Language, share: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
