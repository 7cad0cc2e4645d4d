import { keep, readKept } from '../../app/storage/browser-storage.ts';
import { Store, useStore } from '../../app/store.ts';
import type { Lesson } from '../lessons/lesson.ts';

const KEY = 'bastide.learn';

/** What was learnt in this browser: the scenes done of each lesson, and where one was last. */
export interface Progress {
  readonly done: Readonly<Record<string, readonly string[]>>;
  readonly at: Readonly<Record<string, string>>;
}

const store = new Store<Progress>(read());

export function useProgress(): Progress {
  return useStore(store);
}

export function markDone(lesson: string, scene: string): void {
  const progress = store.get();
  const done = progress.done[lesson] ?? [];
  if (!done.includes(scene)) write({ ...progress, done: { ...progress.done, [lesson]: [...done, scene] } });
}

/** Remembers the scene one is in. */
export function markAt(lesson: string, scene: string): void {
  const progress = store.get();
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

export const currentProgress = store.get;

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
  keep(KEY, next);
  store.set(next);
}
