import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import { download } from '../../files/save-record.ts';
import type { Film } from '../games/film.ts';
import type { ReplaySession } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';

export interface Animation {
  /** The animation being made: how much is done, and milliseconds that are left, as soon as they can be told. */
  readonly job: { readonly share: number; readonly left: number | undefined } | undefined;
  readonly hasFailed: boolean;
  start(): void;
  cancel(): void;
}

/** From this share on, the time left can be told. */
const TELLING = 0.08;

/** Makes the animation of a game, one at a time; it ends with the screen. */
export function useAnimation(film: Film, session: ReplaySession): Animation {
  const { say } = useReplayWords();
  const [job, setJob] = useState<Animation['job']>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function start(): Promise<void> {
    const control = new AbortController();
    const begun = performance.now();
    running.current = control;
    setFailed(false);
    setJob({ share: 0, left: undefined });
    try {
      const { animated } = await import('./animation.ts');
      const made = await animated({
        timeline: session.timeline,
        seats: session.table.seats,
        signal: control.signal,
        onProgress(share) {
          const spent = performance.now() - begun;
          setJob({ share, left: share < TELLING ? undefined : (spent * (1 - share)) / share });
        },
      });
      download(made, `${fileName(film)}.gif`);
      announce(say('gif.done'));
    } catch {
      setFailed(!control.signal.aborted);
    }
    if (running.current === control) setJob(undefined);
  }

  return { job, hasFailed, start: () => void start(), cancel };
}

/** What files of a game are called: as its record, in letters every system takes. */
export function fileName({ name }: Pick<Film, 'name'>): string {
  const plain = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? 'bastide' : plain.slice(0, 60);
}
