import { useSyncExternalStore } from 'react';
import { goTo } from '../app/route.ts';
import './learn.css';
import { LessonScreen } from './lesson-screen.tsx';
import { lessonOf } from './lessons/index.ts';
import { Overview } from './overview.tsx';

/** What there is to learn, or, with its name in the address (`#/learn/river`), one lesson. */
export function LearnScreen() {
  const name = useSyncExternalStore(subscribe, nameInAddress);
  const lesson = lessonOf(name);
  if (lesson === undefined) return <Overview />;
  return <LessonScreen key={lesson.id} lesson={lesson} onEnd={() => goTo('learn')} />;
}

function nameInAddress(): string {
  return location.hash.split('/')[2] ?? '';
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
