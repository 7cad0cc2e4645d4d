import type { Language } from '@bastide/rules';
import type { LessonWords } from './lesson.ts';
import { en } from './texts/en/index.ts';
import { fr } from './texts/fr/index.ts';

/** What is said in every lesson, by its id, in both languages. */
export const words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>> = { en, fr };
