import type { Language } from '@bastide/rules';
import type { Level } from './bot.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** A level has a name and a sentence in every language. */
export type LevelTexts = Readonly<Record<Level | `${Level}.about`, string>>;

const TEXTS: Readonly<Record<Language, LevelTexts>> = { en, fr };

/** `knight`, `chevalier`. */
export function levelName(lang: Language, level: Level): string {
  return TEXTS[lang][level];
}

/** What to expect of a level, in one sentence. */
export function levelAbout(lang: Language, level: Level): string {
  return TEXTS[lang][`${level}.about`];
}
