import {
  type Camera,
  constrain,
  type Extent,
  extentAround,
  type Point,
  pan,
  TILE,
  toBoard,
  zoomAt,
} from './camera.ts';
import { fitAll, isWithin, reveal } from './framing.ts';
import type { Pane } from './pane.ts';
import { restingAt } from './resting.ts';

/** How far the sheet reaches beyond its box on every side, in pixels: so far panning needs no painting. */
export const MARGIN = 256;
/** While the camera moves, the sheet is stretched at most so much before it is painted anew. */
const STRETCH = 1.7;
const GLIDE = 320;
const IDLE = 140;

/**
 * Moves the camera over the sheet that carries the drawing. While a hand moves it, only the sheet's style is written, once a
 * frame; the drawing inside (`data-ground`) and what is pinned to it (`data-pins`) follow when it comes to rest.
 */
export class Rig {
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  size: Pane = { width: 0, height: 0 };
  motion = true;
  /** Whether the camera still shows all the land by itself: until a hand moves it. */
  auto = true;
  #extent: Extent = { west: -1, north: -1, east: 1, south: 1 };
  #painted: Camera = this.camera;
  /** What is asked about: it stays close when the box changes its size. */
  #goal: Goal | undefined;
  /** Whether the land has been shown yet: the first time the camera does not travel. */
  #shown = false;
  #frame = 0;
  #rest = 0;
  readonly #sheet: HTMLElement;
  readonly #onRest: (camera: Camera, size: Pane) => void;

  constructor(sheet: HTMLElement, onRest: (camera: Camera, size: Pane) => void) {
    this.#sheet = sheet;
    this.#onRest = onRest;
  }

  resize(size: Pane): void {
    const before = this.size;
    const isSameSize = size.width === before.width && size.height === before.height;
    this.size = size;
    if (isSameSize) {
      this.#uncover();
      return;
    }
    const isFirst = before.width === 0;
    this.#sheet.style.width = `${size.width + 2 * MARGIN}px`;
    this.#sheet.style.height = `${size.height + 2 * MARGIN}px`;
    if (this.#goal !== undefined && !isFirst) this.camera = this.#near(this.#goal);
    else if (isFirst || this.auto) this.camera = fitAll(this.#extent, size);
    this.#paint();
  }

  /** More lies over the land than before: a second row of points. */
  #uncover(): void {
    if (!this.auto || this.#goal !== undefined || isWithin(this.#extent, this.camera, this.size)) return;
    this.camera = fitAll(this.#extent, this.size);
    this.#paint();
  }

  /** The land has grown. The first time all of it is shown at once. */
  grow(extent: Extent): void {
    this.#extent = extent;
    if (this.#shown || this.size.width === 0) return;
    this.#shown = true;
    this.camera = fitAll(extent, this.size);
    this.#paint();
  }

  /** Shows all the land, unless a hand has chosen the view; then at least this tile. */
  follow(tile: Point | undefined): void {
    this.#goal = undefined;
    if (this.size.width === 0) return;
    if (!this.auto) {
      if (tile !== undefined) this.show(tile);
    } else if (!isWithin(this.#extent, this.camera, this.size)) this.glide(fitAll(this.#extent, this.size));
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
    this.#goal = undefined;
    this.auto = false;
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    this.glide(constrain(zoomAt(this.camera, this.size, middle, factor), this.#extent, this.camera));
  }

  fit(): void {
    this.#goal = undefined;
    this.auto = true;
    this.glide(fitAll(this.#extent, this.size));
  }

  /** Moves just enough that a tile is in view. */
  show(tile: Point): void {
    const to = reveal(this.camera, this.size, extentAround([tile]));
    if (to.x !== this.camera.x || to.y !== this.camera.y) this.glide(to);
  }

  /**
   * Comes so close to a part of the land that what is on it can be told apart, at least on its core; else as close as all of it
   * can be seen.
   */
  approach({ extent, core }: Goal['part'], pixels: number): void {
    this.#goal = { part: { extent, core }, zoom: pixels / TILE };
    const to = this.#near(this.#goal);
    if (!isSame(to, this.camera)) this.glide(to);
  }

  /** Who is close enough already goes no farther than to see it. */
  #near({ part: { extent, core }, zoom }: Goal): Camera {
    const all = fitAll(extent, this.size, zoom);
    const isCore = core !== undefined && all.zoom < zoom;
    const [shown, near] = isCore ? [core, fitAll(core, this.size, zoom)] : [extent, all];
    const moved = reveal(this.camera, this.size, shown);
    return this.camera.zoom >= near.zoom && isWithin(shown, moved, this.size) ? moved : near;
  }

  /** Comes to rest: the drawing is painted where the camera is. */
  settle(): void {
    clearTimeout(this.#rest);
    if (this.camera !== this.#painted) this.#paint();
  }

  glide(to: Camera): void {
    if (!this.motion || this.size.width === 0) {
      this.camera = to;
      this.#paint();
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const tick = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.camera = between(from, to, 1 - (1 - t) ** 3);
      this.#write();
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      else this.#paint();
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(tick);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #byHand(camera: Camera): void {
    this.#goal = undefined;
    this.auto = false;
    this.camera = constrain(camera, this.#extent, this.camera);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#write());
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.settle(), IDLE);
  }

  /** Moves and stretches the sheet as it was painted; paints anew where that no longer covers the box. */
  #write(): void {
    const { camera, size } = this;
    const painted = this.#painted;
    const k = camera.zoom / painted.zoom;
    const offset = (middle: number, moved: number) =>
      MARGIN + middle - k * (MARGIN + middle) + moved * camera.zoom;
    const x = offset(size.width / 2, painted.x - camera.x);
    const y = offset(size.height / 2, painted.y - camera.y);
    const covers = (start: number, length: number) =>
      start <= MARGIN && start + k * (length + 2 * MARGIN) >= length + MARGIN;
    if (k > STRETCH || !covers(x, size.width) || !covers(y, size.height)) this.#paint();
    else this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  }

  #paint(): void {
    const { size } = this;
    const camera = restingAt(this.camera, size, devicePixelRatio);
    this.camera = camera;
    cancelAnimationFrame(this.#frame);
    this.#painted = camera;
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
    this.#sheet.style.transform = '';
    this.#onRest(camera, size);
  }
}

interface Goal {
  readonly part: { readonly extent: Extent; readonly core: Extent | undefined };
  readonly zoom: number;
}

function isSame(one: Camera, other: Camera): boolean {
  return one.x === other.x && one.y === other.y && one.zoom === other.zoom;
}

function between(from: Camera, to: Camera, share: number): Camera {
  if (share === 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}
