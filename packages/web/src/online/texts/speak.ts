import { type Language, sayText } from '@bastide/rules';
import type { Params } from '../../texts/speak.ts';
import { en, type OnlineKey } from './en.ts';
import { fr } from './fr.ts';

/** The words of the online part in a language. */
export function speakOnline(lang: Language, key: OnlineKey, params: Params = {}): string {
  return sayText(lang, { en, fr }[lang][key], params);
}
