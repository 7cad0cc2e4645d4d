import { type RefObject, useLayoutEffect } from 'react';

/** How a thing comes onto the land. */
export interface Arrival {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly easing: string;
}

export const SETTLES: Arrival = {
  // Lifted, put down, and pressed a little into the table.
  frames: [
    { opacity: 0.4, transform: 'translateY(-20px) scale(1.14)', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
    { opacity: 1, transform: 'scale(1)', offset: 0.55, easing: 'ease-out' },
    { opacity: 1, transform: 'scale(0.975)', offset: 0.72, easing: 'ease-out' },
    {},
  ],
  duration: 320,
  easing: 'linear',
};

export const DROPS: Arrival = {
  frames: [{ opacity: 0, transform: 'translateY(-26px)' }, {}],
  duration: 320,
  easing: 'cubic-bezier(0.3, 0, 0.4, 1.3)',
};

/**
 * Lets some arrivals be seen: each after the last one of its kind has ended. Where moves come faster than that, the rest is simply
 * there, for many animations at once only make everything slow.
 */
export class Gate {
  #busyUntil = 0;

  /** Whether something that comes now is to be seen coming. */
  opens(now: number, duration: number): boolean {
    if (now < this.#busyUntil) return false;
    this.#busyUntil = now + duration;
    return true;
  }
}

const gates = new Map<Arrival, Gate>();

/** Shows something coming onto the land, once, if it is new and nothing else like it is on its way. */
export function useArrival(box: RefObject<SVGGElement | null>, arrival: Arrival, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes only once, when it is first drawn
  useLayoutEffect(() => {
    if (!isNew) return;
    const gate = gates.get(arrival) ?? new Gate();
    gates.set(arrival, gate);
    const { duration, easing, frames } = arrival;
    if (!gate.opens(performance.now(), duration)) return;
    const coming = box.current?.animate([...frames], { duration, easing });
    return () => coming?.cancel();
  }, []);
}
