import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../app/storage/browser-storage.ts';
import type { Lesson } from './lesson.ts';

const KEY = 'bastide.learn';

/** What was learnt in this browser: the scenes done of each lesson, and where one was last. */
export interface Progress {
  readonly done: Readonly<Record<string, readonly string[]>>;
  readonly at: Readonly<Record<string, string>>;
}

let progress = read();
const listeners = new Set<() => void>();

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, () => progress);
}

export function markDone(lesson: string, scene: string): void {
  const done = progress.done[lesson] ?? [];
  if (!done.includes(scene)) write({ ...progress, done: { ...progress.done, [lesson]: [...done, scene] } });
}

/** Remembers the scene one is in. */
export function markAt(lesson: string, scene: string): void {
  if (progress.at[lesson] !== scene) write({ ...progress, at: { ...progress.at, [lesson]: scene } });
}

export function doneOf({ done }: Progress, { id, scenes }: Lesson): number {
  return scenes.filter((scene) => done[id]?.includes(scene.id)).length;
}

export function isLearnt(progress: Progress, lesson: Lesson): boolean {
  return doneOf(progress, lesson) === lesson.scenes.length;
}

/** The scene to go on with: where one was, unless all is done or that was the last thing. */
export function sceneToResume(now: Progress, lesson: Lesson): number {
  const at = lesson.scenes.findIndex(({ id }) => id === now.at[lesson.id]);
  return at < 0 || isLearnt(now, lesson) ? 0 : at;
}

export function currentProgress(): Progress {
  return progress;
}

function read(): Progress {
  const { done, at } = (readKept(KEY) ?? {}) as Partial<Progress>;
  return { done: entriesOf(done, Array.isArray), at: entriesOf(at, (id) => typeof id === 'string') };
}

/** The entries of something kept that can be understood. */
function entriesOf<Value>(
  kept: Readonly<Record<string, Value>> | undefined,
  isKnown: (value: unknown) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => isKnown(value)));
}

function write(next: Progress): void {
  progress = next;
  keep(KEY, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
