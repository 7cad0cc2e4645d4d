import type { TableInfo } from '@bastide/protocol';
import type { Language } from '@bastide/rules';
import { rounded } from '../../texts/decimal.ts';
import { speakOnline } from '../texts/speak.ts';

type Series = Pick<TableInfo, 'series' | 'result'>;

/** What everybody has won of a best of three after this game, in words; a shared victory counts in parts. */
export function winsInWords(lang: Language, { series, result }: Series, names: readonly string[]): string[] {
  const { places = [] } = result ?? {};
  const firsts = places.filter((place) => place === 1).length;
  return names.map((name, seat) => {
    const n = (series?.wins[seat] ?? 0) + (places[seat] === 1 ? 1 / firsts : 0);
    return speakOnline(lang, 'end.wins', { name, n, shown: rounded(lang, n) });
  });
}
