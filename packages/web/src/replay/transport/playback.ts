import { Store } from '../../app/store.ts';
import { afterPaint } from '../../app/timing.ts';
import { paceTime, restAfter } from '../../session/pace.ts';
import type { ReplaySession } from '../replay-session.ts';

/** How many times as fast as bots play at their usual pace. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaybackState {
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Lets a game run by itself, and leads to moments so that what happened there is seen. */
export class Playback extends Store<PlaybackState> {
  readonly #session: ReplaySession;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment that is about to be shown, if one is. */
  #coming: number | undefined;
  #wait: (() => void) | undefined;

  constructor(session: ReplaySession) {
    super({ isPlaying: false, speed: 1 });
    this.#session = session;
  }

  /** Follows the game as long as it is watched; returns how to leave. */
  attach(): () => void {
    const leave = this.#session.subscribe(() => this.#goOn());
    return () => {
      leave();
      this.#forget();
      this.pause();
    };
  }

  /** Where one is, or will be in a blink. */
  get moment(): number {
    return this.#coming ?? this.#session.state.moment;
  }

  /** Runs on; from the end it begins again. */
  play(): void {
    const { first, last } = this.#session.timeline;
    if (this.moment === last) this.go(first);
    this.#change({ isPlaying: first !== last });
    this.#goOn();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#change({ isPlaying: false });
  }

  toggle(): void {
    if (this.get().isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.#change({ speed });
    this.#goOn();
  }

  go(moment: number): void {
    this.#forget();
    this.#session.go(moment);
  }

  /** Goes to a stop so that what led there is seen happening: first to the one before. */
  see(moment: number): void {
    const session = this.#session;
    const { stops } = session.timeline;
    const before = stops[stops.indexOf(moment) - 1];
    this.#forget();
    if (before === undefined) session.go(moment);
    else if (session.state.moment === before) session.advance();
    else this.#seeAfter(before, moment);
  }

  #seeAfter(before: number, moment: number): void {
    const session = this.#session;
    session.go(before);
    this.#coming = moment;
    this.#wait = afterPaint(() => {
      this.#coming = undefined;
      if (session.state.moment === before) session.advance();
    });
  }

  #forget(): void {
    this.#wait?.();
    this.#coming = undefined;
  }

  /** What is shown now is looked at as long as it deserves, then the next thing happens. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.get().isPlaying) return;
    const session = this.#session;
    const { events, moment } = session.state;
    if (moment === session.timeline.last) {
      this.pause();
      return;
    }
    const rest = restAfter(events, paceTime('normal')) / this.get().speed;
    this.#timer = setTimeout(() => session.advance(), rest);
  }

  #change(change: Partial<PlaybackState>): void {
    this.set({ ...this.get(), ...change });
  }
}
