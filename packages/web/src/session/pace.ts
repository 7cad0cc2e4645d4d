import type { GameEvent } from '@bastide/rules';

/** How fast the moves of bots follow one another. */
export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds a tile is looked at before the next move. */
const TIMES: Readonly<Record<Pace, number>> = { slow: 1500, normal: 750, fast: 250 };

export function paceTime(pace: Pace): number {
  return TIMES[pace] ?? TIMES.normal;
}

/** How much longer or shorter than a tile something is looked at. */
const LOOKS: Readonly<Partial<Record<GameEvent['event'], number>>> = {
  awarded: 1.8,
  placed: 1,
  discarded: 1,
  happened: 1,
  deployed: 0.8,
  neutral: 0.8,
  moved: 0.8,
};
/** A move that is hardly seen, like passing. */
const GLANCE = 0.2;

/** How long what a move brought about is to be seen, for a pace in milliseconds. */
export function restAfter(events: readonly GameEvent[], pace: number): number {
  return pace * Math.max(GLANCE, ...events.map(({ event }) => LOOKS[event] ?? GLANCE));
}

/** A wait that can be cut short. */
export class Pause {
  #end: (() => void) | undefined;

  /** Waits so many milliseconds, or until it is cut short; the page can always draw meanwhile. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        setTimeout(resolve);
      };
    });
  }

  cutShort(): void {
    this.#end?.();
    this.#end = undefined;
  }
}
