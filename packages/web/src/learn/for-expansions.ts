/** `@bastide/web/lesson`: what the `web/lesson.ts` of an expansion outside this package is written with. */
export * from './lessons/goals.ts';
export type { Goal, Lesson, LessonTexts, LessonWords, Light, Scene, SceneWords } from './lessons/lesson.ts';
