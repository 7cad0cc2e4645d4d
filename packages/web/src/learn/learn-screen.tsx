import { goTo, useHash } from '../app/route.ts';
import './overview/overview.css';
import './coach/coach.css';
import './coach/lesson.css';
import { LessonScreen } from './coach/lesson-screen.tsx';
import { lessonOf } from './lessons/lessons.ts';
import { Overview } from './overview/overview.tsx';

/** What there is to learn, or, with its name in the address (`#/learn/first-game`), one lesson. */
export function LearnScreen() {
  const lesson = lessonOf(useHash().split('/')[2] ?? '');
  if (lesson === undefined) return <Overview />;
  return <LessonScreen key={lesson.id} lesson={lesson} onEnd={() => goTo('learn')} />;
}
