import type { Language } from '@bastide/rules';
import type { PageKey } from '../texts/en.ts';
import { nameOf, type Params, speak } from '../texts/speak.ts';
import { useSettings } from './settings/settings.ts';

export interface Words {
  readonly lang: Language;
  /** The page's own words. */
  t(key: PageKey, params?: Params): string;
  /** A name of the game by family and name: `name('set', 'river')`. */
  name(family: string, name: string): string;
}

/** The words of the language chosen; changes at once when it is switched. */
export function useWords(): Words {
  const { language: lang } = useSettings();
  return {
    lang,
    t: (key, params) => speak(lang, key, params),
    name: (family, name) => nameOf(lang, family, name),
  };
}
