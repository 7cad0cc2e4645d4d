import type { Point } from './camera.ts';

/** What a hand does on the land, in pixels of its box. */
export type Gesture =
  | { readonly kind: 'hover'; readonly at: Point }
  | { readonly kind: 'pan'; readonly by: Point }
  /** Two fingers: spread by `factor` about `at`, moved by `by`. */
  | { readonly kind: 'pinch'; readonly at: Point; readonly by: Point; readonly factor: number }
  /** Two fingers turned: once for every step. */
  | { readonly kind: 'twist'; readonly step: 1 | -1 }
  | { readonly kind: 'tap'; readonly at: Point; readonly twice: boolean; readonly touch: boolean }
  /** A tap with the other button. */
  | { readonly kind: 'second'; readonly at: Point }
  /** A finger that stays. */
  | { readonly kind: 'hold'; readonly at: Point }
  | { readonly kind: 'release' };

export interface Pressed {
  readonly id: number;
  readonly at: Point;
  /** Milliseconds. */
  readonly time: number;
  readonly touch: boolean;
  /** 0 is the first button or a finger. */
  readonly button: number;
}

/** Below this many pixels a press is a tap. */
const THRESHOLD = 6;
const TOUCH_THRESHOLD = 10;
export const HOLD = 450;
const TWICE = 350;
const TWIST = Math.PI / 6;

interface Held extends Pressed {
  readonly now: Point;
}

/** Turns pointer events of mouse, pen and fingers into gestures. */
export class Hand {
  readonly #held = new Map<number, Held>();
  /** A press that has moved, or had company, is no tap any more. */
  #moved = false;
  #turned = 0;
  #last: { readonly at: Point; readonly time: number } | undefined;

  get busy(): boolean {
    return this.#held.size > 0;
  }

  down(pressed: Pressed): void {
    if (this.#held.size === 0) this.#moved = false;
    else this.#moved = true;
    this.#turned = 0;
    this.#held.set(pressed.id, { ...pressed, now: pressed.at });
  }

  move(id: number, at: Point): Gesture[] {
    const held = this.#held.get(id);
    if (held === undefined) return this.busy ? [] : [{ kind: 'hover', at }];
    if (this.#held.size === 1) return this.#drag(held, at);
    return this.#held.size === 2 ? this.#spread(held, at) : [];
  }

  up({ id, at, time, touch, button }: Pressed): Gesture[] {
    const held = this.#held.get(id);
    this.#held.delete(id);
    if (held === undefined) return [];
    const gestures: Gesture[] = this.busy ? [] : [{ kind: 'release' }];
    if (this.#moved || this.busy) return gestures;
    if (button !== 0) return [...gestures, { kind: 'second', at }];
    const last = this.#last;
    const twice =
      last !== undefined && time - last.time < TWICE && distance(last.at, at) < 2 * TOUCH_THRESHOLD;
    this.#last = twice ? undefined : { at, time };
    return [...gestures, { kind: 'tap', at, twice, touch }];
  }

  cancel(id: number): Gesture[] {
    this.#held.delete(id);
    this.#moved = true;
    return this.busy ? [] : [{ kind: 'release' }];
  }

  /** Something beside the land was pressed: what follows is no second tap. */
  elsewhere(): void {
    this.#last = undefined;
  }

  /** To be called after a while: a finger that has not moved holds. */
  hold(): Gesture[] {
    const [held] = this.#held.values();
    if (held === undefined || this.#held.size > 1 || this.#moved || !held.touch) return [];
    this.#moved = true;
    return [{ kind: 'hold', at: held.now }];
  }

  #drag(held: Held, at: Point): Gesture[] {
    const threshold = held.touch ? TOUCH_THRESHOLD : THRESHOLD;
    if (!this.#moved && distance(held.at, at) < threshold) return [];
    const by = this.#moved ? minus(at, held.now) : minus(at, held.at);
    this.#moved = true;
    this.#held.set(held.id, { ...held, now: at });
    return [{ kind: 'pan', by }];
  }

  #spread(held: Held, at: Point): Gesture[] {
    const other = [...this.#held.values()].find(({ id }) => id !== held.id);
    if (other === undefined) return [];
    this.#held.set(held.id, { ...held, now: at });
    const before = minus(held.now, other.now);
    const after = minus(at, other.now);
    const length = Math.hypot(before.x, before.y);
    const gestures: Gesture[] = [];
    if (length > 0) {
      const middle = { x: (at.x + other.now.x) / 2, y: (at.y + other.now.y) / 2 };
      const by = { x: (at.x - held.now.x) / 2, y: (at.y - held.now.y) / 2 };
      gestures.push({ kind: 'pinch', at: middle, by, factor: Math.hypot(after.x, after.y) / length });
    }
    this.#turned += angle(before, after);
    if (Math.abs(this.#turned) >= TWIST) {
      gestures.push({ kind: 'twist', step: this.#turned > 0 ? 1 : -1 });
      this.#turned = 0;
    }
    return gestures;
  }
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The turn from one direction to another, clockwise on the screen, between -π and π. */
function angle(from: Point, to: Point): number {
  return Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
}
