import { type Camera, constrain, type Point, pan, toBoard, zoomAt } from './camera.ts';
import {
  byHand,
  type Cause,
  first,
  landOf,
  next,
  resized,
  type Scene,
  type Stance,
  whole,
  wished,
} from './manners.ts';
import { leastTile, type Pane } from './pane.ts';
import { restingAt } from './resting.ts';
import { SheetShift } from './sheet-shift.ts';
import type { Sight } from './sight.ts';

/** How far the sheet reaches beyond its box on every side, in pixels: so far panning needs no painting. */
export const MARGIN = 256;
/** While the camera moves, the sheet is stretched at most so much before it is painted anew. */
const STRETCH = 1.7;
const GLIDE = 320;
const IDLE = 140;

/** The sheet has been painted as this camera sees it. */
export interface Painted {
  readonly camera: Camera;
  readonly size: Pane;
  /** Whether it is at rest; else it is still moving, and the sheet only had to be painted anew. */
  readonly isStill: boolean;
}

/**
 * Moves the camera over the sheet that carries the drawing. While a hand moves it, only the sheet's style is written;
 * the drawing inside (`data-ground`) and what is pinned to it (`data-pins`) follow when it comes to rest.
 */
export class Rig {
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  size: Pane = { width: 0, height: 0 };
  motion = true;
  #painted: Painted = { camera: this.camera, size: this.size, isStill: false };
  /** What is on the table, and how the camera stands over it: undefined until the land has been shown. */
  #sight: Sight | undefined;
  #stance: Stance | undefined;
  #frame = 0;
  /** The timer after which it comes to rest, if a hand moves it. */
  #resting = 0;
  #movedAt = 0;
  readonly #sheet: HTMLElement;
  readonly #shift: SheetShift;
  readonly #onPaint: (painted: Painted) => void;

  constructor(sheet: HTMLElement, onPaint: (painted: Painted) => void) {
    this.#sheet = sheet;
    this.#shift = new SheetShift(sheet);
    this.#onPaint = onPaint;
  }

  resize(size: Pane): void {
    const before = this.size;
    this.size = size;
    this.#sheet.style.width = `${size.width + 2 * MARGIN}px`;
    this.#sheet.style.height = `${size.height + 2 * MARGIN}px`;
    if (this.#sight === undefined || size.width === 0) {
      this.#paint();
      return;
    }
    const scene = this.#scene(this.#sight);
    const stance = this.#stance === undefined ? first(scene) : resized(this.#stance, before, scene);
    // What only lies over the land otherwise is no reason to end a movement.
    const isSameSize = size.width === before.width && size.height === before.height;
    const isMoving = this.#frame !== 0 || this.#resting !== 0;
    if (isSameSize && (isMoving || !isSame(stance.camera, this.#stance?.camera))) {
      this.#stand(stance);
      return;
    }
    // Arrows and cards may have to go elsewhere, though the land stays.
    this.#stance = stance;
    this.#jump();
  }

  /** Something has changed on the table. The first time it is shown at once. */
  look(sight: Sight, cause: Cause): void {
    this.#sight = sight;
    if (this.size.width === 0) return;
    const scene = this.#scene(sight);
    if (this.#stance !== undefined) {
      this.#stand(next(this.#stance, scene, cause));
      return;
    }
    this.#stance = first(scene);
    this.#jump();
  }

  at(screen: Point): Point {
    return toBoard(this.camera, this.size, screen);
  }

  pan(by: Point): void {
    this.#byHand(pan(this.camera, by));
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#byHand(zoomAt(this.camera, this.size, at, factor));
  }

  /** A step closer or farther, about the middle. */
  step(factor: number): void {
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    const { camera } = this.#stance ?? this;
    this.#stand(byHand(this.#rested(this.#constrained(zoomAt(camera, this.size, middle, factor)))));
  }

  fit(): void {
    if (this.#sight !== undefined) this.#stand(whole(this.#scene(this.#sight)));
  }

  /** Moves just enough that these cells are in view: as many as can be, the first ones first. */
  show(...cells: readonly Point[]): void {
    if (this.#sight === undefined || this.#stance === undefined) return;
    this.#stand(wished(this.#stance, this.#scene(this.#sight), cells));
  }

  /** Comes to rest: the drawing is painted where the camera is. */
  settle(): void {
    const isMoved = this.#resting !== 0;
    this.#stop();
    if (this.camera !== this.#painted.camera || !this.#painted.isStill) this.#paint();
    // What a hand has left is what is seen, rounded to whole pixels: an arrow to what that cut off must lead somewhere.
    if (isMoved) this.#stance = byHand(this.camera);
  }

  #scene(sight: Sight): Scene {
    const least = leastTile(this.size, sight.isFinger);
    return { ...sight, pane: this.size, least, ratio: devicePixelRatio };
  }

  #stand(stance: Stance): void {
    const isThere = isSame(stance.camera, this.#stance?.camera);
    this.#stance = stance;
    if (isThere) return;
    if (this.motion) this.#glide(stance.camera);
    else this.#jump();
  }

  #jump(): void {
    this.camera = this.#stance?.camera ?? this.camera;
    this.#paint();
  }

  #glide(to: Camera): void {
    const from = this.camera;
    const start = performance.now();
    const tick = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.camera = between(from, to, 1 - (1 - t) ** 3);
      this.#write();
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      else this.#paint();
    };
    this.#stop();
    this.#frame = requestAnimationFrame(tick);
  }

  close(): void {
    this.#stop();
  }

  /** Browsers tell of a hand once a frame, so what it does is written at once: a frame asked for would come in addition. */
  #byHand(camera: Camera): void {
    this.camera = this.#constrained(camera);
    this.#stance = byHand(this.camera);
    this.#movedAt = performance.now();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#write();
    if (this.#resting === 0) this.#restIn(IDLE);
  }

  /** Comes to rest when the hand has not moved for a while. One timer does for a whole gesture. */
  #restIn(ms: number): void {
    this.#resting = window.setTimeout(() => {
      const left = this.#movedAt + IDLE - performance.now();
      if (left > 0) this.#restIn(left);
      else this.settle();
    }, ms);
  }

  #rested(camera: Camera): Camera {
    return restingAt(camera, this.size, devicePixelRatio);
  }

  /** Nothing that was begun goes on. */
  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#resting);
    this.#resting = 0;
  }

  #constrained(camera: Camera): Camera {
    return this.#sight === undefined ? camera : constrain(camera, landOf(this.#sight), this.camera);
  }

  /** Moves and stretches the sheet as it was painted; paints anew where that no longer covers the box. */
  #write(): void {
    const { camera, size } = this;
    const painted = this.#painted.camera;
    const k = camera.zoom / painted.zoom;
    const offset = (middle: number, moved: number) =>
      MARGIN + middle - k * (MARGIN + middle) + moved * camera.zoom;
    const x = offset(size.width / 2, painted.x - camera.x);
    const y = offset(size.height / 2, painted.y - camera.y);
    const covers = (start: number, length: number) =>
      start <= MARGIN && start + k * (length + 2 * MARGIN) >= length + MARGIN;
    if (k > STRETCH || !covers(x, size.width) || !covers(y, size.height)) this.#paint(false);
    else this.#shift.to(x, y, k);
  }

  #paint(isStill = true): void {
    const { size } = this;
    if (isStill) this.camera = this.#rested(this.camera);
    const { camera } = this;
    this.#stop();
    this.#painted = { camera, size, isStill };
    const east = size.width / 2 + MARGIN - camera.x * camera.zoom;
    const south = size.height / 2 + MARGIN - camera.y * camera.zoom;
    const transform = `translate(${east} ${south}) scale(${camera.zoom})`;
    for (const ground of this.#sheet.querySelectorAll('[data-ground]')) {
      ground.setAttribute('transform', transform);
    }
    for (const pins of this.#sheet.querySelectorAll<HTMLElement>('[data-pins]')) {
      pins.style.setProperty('--zoom', String(camera.zoom));
      pins.style.setProperty('--east', `${east}px`);
      pins.style.setProperty('--south', `${south}px`);
    }
    this.#shift.cancel();
    this.#onPaint(this.#painted);
  }
}

function isSame(one: Camera, other: Camera | undefined): boolean {
  return one.x === other?.x && one.y === other.y && one.zoom === other.zoom;
}

function between(from: Camera, to: Camera, share: number): Camera {
  if (share === 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}
