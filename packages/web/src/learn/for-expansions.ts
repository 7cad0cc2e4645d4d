/** `@bastide/web/lesson`: what the `web/lesson.ts` of an expansion outside this package is written with. */
export * from './goals.ts';
export type { Goal, Lesson, LessonWords, Light, Scene, SceneWords } from './lesson.ts';
