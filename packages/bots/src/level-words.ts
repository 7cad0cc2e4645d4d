import type { Language } from '@bastide/rules';
import { byLanguage } from '@bastide/rules/internal';
import type { Level } from './bot.ts';

/** A level has a name and a sentence in every language. */
export type LevelTexts = Readonly<Record<Level | `${Level}.about`, string>>;

/** To be loaded before levels are named. */
export const levelTexts = byLanguage<LevelTexts>(async (lang) => (await import(`./texts/${lang}.ts`))[lang]);

/** `knight`, `chevalier`. */
export function levelName(lang: Language, level: Level): string {
  return levelTexts.in(lang)[level];
}

/** What to expect of a level, in one sentence. */
export function levelAbout(lang: Language, level: Level): string {
  return levelTexts.in(lang)[`${level}.about`];
}
