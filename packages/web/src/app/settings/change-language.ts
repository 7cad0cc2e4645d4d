import type { Language } from '@bastide/rules';
import { loadWords } from '../../texts/catalogue.ts';
import { keepOffline } from '../keep-offline.ts';
import { changeSettings } from './settings.ts';

/** Speaks another language from now on, as soon as all its words are here. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await loadWords(language);
  } catch {
    // Without a line the page goes on in the language it has.
    return;
  }
  changeSettings({ language });
  keepOffline(language);
}
