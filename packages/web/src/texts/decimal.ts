import type { Language } from '@bastide/rules';

/** `4.2`, `4,2`, `−0.5`: one digit after the point. */
export function decimal(lang: Language, value: number): string {
  return written(lang, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `4`, `4.2`, `4,2`: so many digits after the point at most. */
export function rounded(lang: Language, value: number, digits = 1): string {
  return written(lang, value, { maximumFractionDigits: digits });
}

/** From here on a tenth says nothing any more. */
const LARGE = 100;

/** `+4.2`, `−0,5`, `0.0`, `−310`: with its sign, one digit after the point where it says something. */
export function signed(
  lang: Language,
  value: number,
  digits = Math.round(Math.abs(value) * 10) / 10 >= LARGE ? 0 : 1,
): string {
  return written(lang, value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
}

/** `42%`, `42 %`: a share from 0 to 1, as the language writes it. */
export function percentage(lang: Language, share: number): string {
  return written(lang, share, { style: 'percent', maximumFractionDigits: 0 });
}

/** Made once: it takes longer than everything that is written with it. */
const writers = new Map<string, Intl.NumberFormat>();

function writerOf(lang: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const writer = writers.get(key) ?? new Intl.NumberFormat(lang, options);
  writers.set(key, writer);
  return writer;
}

/** A number as the language writes it, with a true minus sign; what is rounded to 0 has none. */
function written(lang: Language, value: number, options: Intl.NumberFormatOptions): string {
  const writer = writerOf(lang, options);
  const text = writer.format(value);
  return text === writer.format(-0) ? writer.format(0) : text.replace('-', '−');
}
