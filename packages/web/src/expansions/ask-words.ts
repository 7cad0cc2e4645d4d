import { useWords } from '../app/words.ts';
import type { Params } from '../texts/speak.ts';
import { sayOfExpansion } from './texts.ts';

export type SayAsked = (key: string, params?: Params) => string;

/** What an expansion says when it asks with its own objects: its words that begin with `ask.` and its id. */
export function useAskWords(id: string): SayAsked {
  const { lang } = useWords();
  return (key, params) => sayOfExpansion(lang, `ask.${id}.${key}`, params) ?? key;
}
