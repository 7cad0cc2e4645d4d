import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from './camera.ts';
import { type Gesture, Hand, HOLD } from './gestures.ts';
import type { Area } from './pane.ts';
import { type Painted, Rig } from './rig.ts';

interface Handlers {
  /** What the hand does beside moving the camera: hover, tap, second, hold, twist. */
  onGesture(gesture: Gesture): void;
  /** The pointer is off the land, or on a card over it that is for something there. */
  onLeave(card?: string): void;
  /** The sheet was painted anew, at the latest when the camera came to rest. */
  onPaint(painted: Painted): void;
}

interface CameraRefs {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly rig: RefObject<Rig | undefined>;
}

/** A camera over a sheet in a box: mouse, pen, fingers and the wheel. Pinning keys to it is the board's. */
export function useCamera(handlers: Handlers): CameraRefs {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const rig = useRef<Rig>(undefined);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    if (box.current === null || sheet.current === null) return;
    const made = new Rig(sheet.current, (painted) => latest.current.onPaint(painted));
    rig.current = made;
    const corner = new Corner(box.current);
    const detach = [
      observe(box.current, made, corner),
      listen(box.current, made, corner, latest),
      wheel(box.current, made, corner, latest),
    ];
    return () => {
      for (const undo of detach) undo();
      made.close();
      rig.current = undefined;
    };
  }, []);
  // A wheel or pinch that never ends must not leave the drawing blurred when the window loses focus.
  useEffect(() => {
    const settle = () => rig.current?.settle();
    window.addEventListener('blur', settle);
    return () => window.removeEventListener('blur', settle);
  }, []);
  return { box, sheet, rig };
}

/** Where the box is in the window. Asked for only when it may have moved, as a press must not wait for a layout. */
class Corner {
  readonly #box: HTMLElement;
  #at: Point | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  forget = (): void => {
    this.#at = undefined;
  };

  /** A place of the window, seen from the corner of the box. */
  from({ clientX, clientY }: MouseEvent): Point {
    if (this.#at === undefined) {
      const { left, top } = this.#box.getBoundingClientRect();
      this.#at = { x: left, y: top };
    }
    return { x: clientX - this.#at.x, y: clientY - this.#at.y };
  }
}

/** What lies over the land says so, for the camera to know. */
const COVERS = ':scope > [data-covers]';

function observe(box: HTMLElement, rig: Rig, corner: Corner): () => void {
  const measure = () => {
    corner.forget();
    const over = [...(box.parentElement?.querySelectorAll(COVERS) ?? [])];
    for (const one of over) observer.observe(one);
    rig.resize({ width: box.clientWidth, height: box.clientHeight, covers: areasIn(box, over) });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  measure();
  const moves = [
    [window, 'resize'],
    [window, 'scroll'],
    [box, 'pointerenter'],
  ] as const;
  for (const [target, name] of moves) target.addEventListener(name, corner.forget, { capture: true });
  return () => {
    observer.disconnect();
    for (const [target, name] of moves) target.removeEventListener(name, corner.forget, { capture: true });
  };
}

/** Where the parts of these are, all together, seen from the corner of the box; what isn't shown is nowhere. */
function areasIn(box: HTMLElement, over: readonly Element[]): Area[] {
  const { left, top } = box.getBoundingClientRect();
  return over.flatMap((one) => {
    const parts = [...one.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    if (parts.length === 0) return [];
    return {
      left: Math.min(...parts.map((part) => part.left)) - left,
      top: Math.min(...parts.map((part) => part.top)) - top,
      right: Math.max(...parts.map((part) => part.right)) - left,
      bottom: Math.max(...parts.map((part) => part.bottom)) - top,
    };
  });
}

const MOVES = ['pointermove', 'touchmove'];

function listen(box: HTMLElement, rig: Rig, corner: Corner, handlers: RefObject<Handlers>): () => void {
  const hand = new Hand();
  let holding = 0;
  const act = (gestures: readonly Gesture[]) => {
    for (const gesture of gestures) {
      if (gesture.kind === 'pan') rig.pan(gesture.by);
      else if (gesture.kind === 'pinch') {
        rig.pan(gesture.by);
        rig.zoom(gesture.factor, gesture.at);
      } else if (gesture.kind === 'release') rig.settle();
      else handlers.current.onGesture(gesture);
      if (gesture.kind === 'pan' || gesture.kind === 'pinch') clearTimeout(holding);
    }
  };
  const pressed = (event: PointerEvent) => ({
    id: event.pointerId,
    at: corner.from(event),
    time: event.timeStamp,
    touch: event.pointerType === 'touch',
    button: event.button,
  });
  const on = {
    pointerdown(event: PointerEvent) {
      if (isControl(event) || event.button === 1) return;
      box.setPointerCapture(event.pointerId);
      hand.down(pressed(event));
      clearTimeout(holding);
      holding = window.setTimeout(() => act(hand.hold()), HOLD);
    },
    pointermove(event: PointerEvent) {
      if (isControl(event)) handlers.current.onLeave(cardUnder(event));
      else act(hand.move(event.pointerId, corner.from(event)));
    },
    pointerup(event: PointerEvent) {
      clearTimeout(holding);
      act(hand.up(pressed(event)));
    },
    pointercancel(event: PointerEvent) {
      clearTimeout(holding);
      act(hand.cancel(event.pointerId));
    },
    pointerleave({ pointerType }: PointerEvent) {
      if (!hand.busy && pointerType !== 'touch') handlers.current.onLeave();
    },
  } as const;
  // While the land is dragged, nobody else hears of it: React listens at the root to every step, and looks for whom it may concern.
  const drag = (event: Event) => {
    if (!hand.busy) return;
    event.stopPropagation();
    if (event instanceof PointerEvent) act(hand.move(event.pointerId, corner.from(event)));
  };
  const pressElsewhere = (event: Event) => {
    if (isControl(event) || !box.contains(event.target as Node)) hand.elsewhere();
  };
  const prevent = (event: Event) => event.preventDefault();
  // A finger has said all there is to say: the mouse it would be told as again costs as much as the press itself. Focus comes with that mouse.
  const lift = (event: TouchEvent) => {
    if (isControl(event) || !event.cancelable) return;
    event.preventDefault();
    // A ring is for keys; under a finger it would be seen, and painted anew at every step of a drag.
    box.focus({ preventScroll: true, focusVisible: false });
  };
  // Who lets go of the land while still moving must not pass for somebody who scrolls: the next press would only end that.
  const touch = (event: Event) => {
    if (!isControl(event)) event.preventDefault();
  };
  const entries = Object.entries(on) as [keyof typeof on, (event: PointerEvent) => void][];
  for (const [name, listener] of entries) box.addEventListener(name, listener);
  for (const name of MOVES) window.addEventListener(name, drag, { capture: true, passive: true });
  window.addEventListener('pointerdown', pressElsewhere, { capture: true, passive: true });
  box.addEventListener('contextmenu', prevent);
  box.addEventListener('touchstart', touch, { passive: false });
  box.addEventListener('touchend', lift, { passive: false });
  return () => {
    for (const name of MOVES) window.removeEventListener(name, drag, { capture: true });
    window.removeEventListener('pointerdown', pressElsewhere, { capture: true });
    for (const [name, listener] of entries) box.removeEventListener(name, listener);
    box.removeEventListener('contextmenu', prevent);
    box.removeEventListener('touchstart', touch);
    box.removeEventListener('touchend', lift);
    clearTimeout(holding);
  };
}

/** Pixels of a line, for wheels that count lines. */
const LINE = 16;
const WHEEL = 0.0016;
/** A pinch on a touch pad comes as a wheel with the control key, in small steps. */
const PAD = 0.01;
const TURN = 40;

function wheel(box: HTMLElement, rig: Rig, corner: Corner, handlers: RefObject<Handlers>): () => void {
  let rolled = 0;
  const roll = (event: WheelEvent) => {
    if (isControl(event)) return;
    event.preventDefault();
    const by = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? LINE : 1);
    if (!event.altKey) return rig.zoom(Math.exp(-by * (event.ctrlKey ? PAD : WHEEL)), corner.from(event));
    rolled += by;
    if (Math.abs(rolled) < TURN) return;
    handlers.current.onGesture({ kind: 'twist', step: rolled > 0 ? 1 : -1 });
    rolled = 0;
  };
  box.addEventListener('wheel', roll, { passive: false });
  return () => box.removeEventListener('wheel', roll);
}

/** What the card under a pointer is for. */
function cardUnder({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
}

/** Buttons, their words and links over the land look after themselves. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, label') !== null;
}
