import type { Lesson, LessonTexts } from '../learn/lessons/lesson.ts';
import { gather } from './gather.ts';
import { gatherTexts } from './texts.ts';

const found = import.meta.glob<readonly Lesson[]>('./*/lesson.ts', { eager: true, import: 'lessons' });

/** The lessons of all expansions. Only the screen that teaches imports this. */
export const expansionLessons: readonly Lesson[] = [...gather(found).values()].flat();

/** What is said in them. */
export const expansionLessonTexts = gatherTexts(
  import.meta.glob<LessonTexts>('./*/lesson.??.ts', { import: 'texts' }),
);
