import type { Lesson } from '../learn/lessons/lesson.ts';
import { gather } from './gather.ts';

const found = import.meta.glob<readonly Lesson[]>('./*/lesson.ts', { eager: true, import: 'lessons' });

/** The lessons of all expansions. Only the screen that teaches imports this. */
export const expansionLessons: readonly Lesson[] = [...gather(found).values()].flat();
