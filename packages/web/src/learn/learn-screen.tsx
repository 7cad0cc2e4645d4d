import { goTo, useHash } from '../app/route.ts';
import './overview.css';
import './coach.css';
import './lesson.css';
import { LessonScreen } from './lesson-screen.tsx';
import { lessonOf } from './lessons.ts';
import { Overview } from './overview.tsx';

/** What there is to learn, or, with its name in the address (`#/learn/first-game`), one lesson. */
export function LearnScreen() {
  const lesson = lessonOf(useHash().split('/')[2] ?? '');
  if (lesson === undefined) return <Overview />;
  return <LessonScreen key={lesson.id} lesson={lesson} onEnd={() => goTo('learn')} />;
}
