import { type Answer, explainChoice, type Language } from '@bastide/rules';
import type { SpecOf } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';

/** An answer in words, for buttons and lists. */
export function choiceWords(
  lang: Language,
  { target }: Answer,
  names: readonly string[],
  specOf: SpecOf,
): string {
  const spec = target.tile === undefined ? undefined : specOf(target.tile);
  const described = spec === undefined ? target : { ...target, tile: describeTile(lang, spec) };
  const words = explainChoice(lang, described, names);
  return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
}
