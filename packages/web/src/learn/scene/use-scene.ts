import { useEffect, useMemo } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import { useSessionState } from '../../session/table-store.ts';
import type { Lesson, Scene } from '../lessons/lesson.ts';
import { markAt, markDone } from '../overview/progress.ts';
import { SceneRun } from './scene-run.ts';

/** The scene on the table, begun anew whenever `round` changes; remembers that it was reached and that it was done. */
export function useScene(
  lesson: Lesson,
  scene: Scene,
  names: readonly [string, string],
  round: number,
): SceneRun {
  const [learner, other] = names;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another run of the same scene
  const run = useMemo(
    () => new SceneRun(lesson, scene, [learner, other]),
    [lesson, scene, learner, other, round],
  );
  useEffect(() => {
    const before = window.bastide;
    window.bastide = { session: run };
    markAt(lesson.id, scene.id);
    run.start();
    return () => {
      run.stop();
      window.bastide = before;
    };
  }, [run, lesson, scene]);
  const { status } = useSessionState(run);
  useEffect(() => {
    if (status === 'done') markDone(lesson.id, scene.id);
  }, [status, lesson, scene]);
  return run;
}

/** Says something to those who hear the page, whenever it changes. */
export function useAloud(text: string): void {
  useEffect(() => announce(text), [text]);
}
