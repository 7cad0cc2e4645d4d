import type { Language } from '@bastide/rules';
import { sayFrom } from '../../texts/catalogue.ts';
import type { Params } from '../../texts/speak.ts';
import { onlineTexts } from './catalogue.ts';
import type { OnlineKey } from './en.ts';

/** The words of the online part in a language. */
export function speakOnline(lang: Language, key: OnlineKey, params: Params = {}): string {
  return sayFrom(onlineTexts, lang)(key, params);
}
