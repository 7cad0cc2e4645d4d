import type { Language } from '@bastide/rules';
import { byLanguage } from '@bastide/rules/internal';
import { expansionLessonTexts } from '../../expansions/lessons.ts';
import { partOfPage } from '../../texts/catalogue.ts';
import { firstGame } from './first-game.ts';
import type { Lesson, LessonTexts, LessonWords } from './lesson.ts';

const ours = import.meta.glob<LessonWords>('./first-game.??.ts', { import: 'texts' });

const texts = partOfPage(
  byLanguage<LessonTexts>(async (lang) => {
    const [own, theirs] = await Promise.all([
      ours[`./first-game.${lang}.ts`](),
      expansionLessonTexts.load(lang),
    ]);
    return Object.assign({ [firstGame.id]: own }, ...theirs.values());
  }),
);

/** What is said in a lesson. */
export function lessonWords(lang: Language, { id }: Pick<Lesson, 'id'>): LessonWords {
  return texts.in(lang)[id];
}
