import { printedAs } from '../../expansions/gather.ts';
import { expansionLessons } from '../../expansions/lessons.ts';
import { firstGame } from './first-game.ts';
import type { Lesson } from './lesson.ts';

/** The first game, then every expansion, then the ways to play otherwise. */
export const lessons: readonly Lesson[] = [firstGame, ...expansionLessons];

/** A lesson by its own name, or the one that teaches a set. */
export function lessonOf(name: string): Lesson | undefined {
  const set = printedAs(name);
  return lessons.find(({ id, also = [] }) => id === set || also.includes(set));
}
