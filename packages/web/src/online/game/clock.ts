import type { Clocks } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds a seat has left at `now`, by the server's clock. */
export function leftAt({ left, running, until }: Clocks, seat: number, now: number): number {
  return running === seat && until !== undefined ? Math.max(0, until - now) : left[seat];
}

const SECOND = 1000;
const DAY = 86_400_000;

export type Shown =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'time'; readonly text: string };

/** Days and hours where there are days; else hours, minutes and seconds. A clock that runs shows 0:00 only when it has run out. */
export function shownTime(milliseconds: number): Shown {
  if (milliseconds >= DAY) {
    const hours = Math.floor(milliseconds / 3_600_000);
    return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return { kind: 'time', text: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** So little that one should hurry. */
export const SHORT = 30 * SECOND;

/** The time, again every so often while something runs; afterwards it stands still. */
export function useNow(now: () => number, isRunning: boolean): number {
  const [, tick] = useState(0);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (isRunning || last.current === undefined) last.current = now();
  return last.current;
}
