import type { Texts } from '../expansion.ts';
import type { folders } from './catalogue.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The keys of our own texts; those of expansions from elsewhere are plain strings. */
export type TextKey = KeysOf<(typeof folders)[number]['texts']['en']>;
type KeysOf<Each> = Each extends unknown ? keyof Each : never;

export type TextParams = Readonly<Record<string, string | number>>;

/** The words of one language. */
export interface Words {
  /** A text with its parameters filled in. */
  say(key: TextKey, params?: TextParams): string;
  /** Like `say` for a key made from names the engine uses; a name nobody has given words to stands for itself. */
  sayNamed(key: string, params?: TextParams): string;
  hasText(key: string): boolean;
}

export function wordsOf(lang: Language, texts: Texts): Words {
  const hasText = (key: string) => Object.hasOwn(texts, key);
  const sayNamed = (key: string, params?: TextParams) =>
    hasText(key) ? sayText(lang, texts[key], params) : key;
  return { say: sayNamed, sayNamed, hasText };
}

/** Any text in a language: parameters filled in, forms chosen, typography of the language. */
export function sayText(lang: Language, text: string, params: TextParams = {}): string {
  const { isOne, typeset } = manners[lang];
  return typeset(text).replace(PARAMETER, (hole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (one === undefined || many === undefined) return String(value);
    return isOne(Number(value)) ? one : many;
  });
}

const PARAMETER = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;
const NO_BREAK_SPACE = '\u00a0';

interface Manner {
  /** Whether a number takes the singular. */
  isOne(n: number): boolean;
  /** Puts the last hand to a text, before its parameters are filled in. */
  typeset(text: string): string;
}

const manners: Readonly<Record<Language, Manner>> = {
  en: { isOne: (n) => n === 1, typeset: (text) => text },
  fr: {
    isOne: (n) => Math.abs(n) < 2,
    // French sets a space before these signs and inside « », where no line may break.
    typeset: (text) => text.replace(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK_SPACE),
  },
};
