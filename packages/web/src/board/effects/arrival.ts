import { type RefObject, useLayoutEffect } from 'react';

/** How a thing comes onto the land. */
export interface Arrival {
  readonly from: Keyframe;
  readonly duration: number;
  readonly easing: string;
}

export const SETTLES: Arrival = {
  from: { opacity: 0.3, transform: 'translateY(-8px) scale(1.1)' },
  duration: 260,
  easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.2)',
};

export const DROPS: Arrival = {
  from: { opacity: 0, transform: 'translateY(-26px)' },
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
    const { duration, easing, from } = arrival;
    if (!gate.opens(performance.now(), duration)) return;
    const coming = box.current?.animate([from, {}], { duration, easing });
    return () => coming?.cancel();
  }, []);
}
