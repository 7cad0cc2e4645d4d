import type { Language } from '@bastide/rules';
import { inFiles } from '@bastide/rules/internal';
import type { Level } from './bot.ts';
import { files } from './texts/files.ts';

/** A level has a name and a sentence in every language. */
export type LevelTexts = Readonly<Record<Level | `${Level}.about`, string>>;

/** To be loaded before levels are named. */
export const levelTexts = inFiles<LevelTexts>(files);

/** `knight`, `chevalier`. */
export function levelName(lang: Language, level: Level): string {
  return levelTexts.in(lang)[level];
}

/** What to expect of a level, in one sentence. */
export function levelAbout(lang: Language, level: Level): string {
  return levelTexts.in(lang)[`${level}.about`];
}
