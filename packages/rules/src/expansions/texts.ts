import type { Texts } from '../expansion.ts';
import type { Language } from '../texts/languages.ts';
import { sayList, sayText, type TextParams } from '../texts/say-text.ts';
import type { OurTexts } from './catalogue.ts';

/** The keys of our own texts; those of expansions from elsewhere are plain strings. */
export type TextKey = KeysOf<OurTexts>;
type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** The words of one language. */
export interface Words {
  /** A text with its parameters filled in. */
  say(key: TextKey, params?: TextParams): string;
  /** Like `say` for a key made from names the engine uses; a name nobody has given words to stands for itself. */
  sayNamed(key: string, params?: TextParams): string;
  /** `A, B and C`; what is empty is left out. */
  list(items: readonly string[]): string;
  hasText(key: string): boolean;
  readonly keys: readonly string[];
}

export function wordsOf(lang: Language, texts: Texts): Words {
  const hasText = (key: string) => Object.hasOwn(texts, key);
  const sayNamed = (key: string, params?: TextParams) =>
    hasText(key) ? sayText(lang, texts[key], params) : key;
  return {
    say: sayNamed,
    sayNamed,
    list: (items) =>
      sayList(
        lang,
        items.filter((item) => item !== ''),
      ),
    hasText,
    keys: Object.keys(texts),
  };
}
