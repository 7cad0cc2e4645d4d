import type { Random } from '@bastide/rules';
import { expect } from 'vitest';
import { arrowsFor, boxAt, type Sights, SLIVER, SPARE } from '../board/camera/arrows.ts';
import { type Camera, type Point, pan, TILE, toScreen, zoomAt } from '../board/camera/camera.ts';
import { areSeen, inSight } from '../board/camera/framing.ts';
import { leastMove } from '../board/camera/least-move.ts';
import {
  byHand,
  type Cause,
  first,
  isEnough,
  landOf,
  next,
  resized,
  type Scene,
  type Stance,
  whole,
  wished,
} from '../board/camera/manners.ts';
import { type Area, leastTile, meet, type Pane, roomyPanes } from '../board/camera/pane.ts';
import { cellsOf, NEARLY, withPins } from '../board/camera/part-asked.ts';
import { zoomAbove, zoomBelow } from '../board/camera/resting.ts';
import { causeOf, type Sight } from '../board/camera/sight.ts';
import { fanned } from '../board/choices/fan-places.ts';
import { pinGrowth, pinRadius } from '../board/choices/pin-growth.ts';
import type { Aim } from '../board/pointing/aims.ts';
import { bareBeside, landSeen, missing } from './camera-debts.ts';
import { DEVICES } from './camera-devices.ts';
import type { Moment } from './sights.ts';

/** A table on one device: a game comes to it, a person does what people do, and what the camera promises is checked each time. */
export class Visit {
  readonly device: keyof typeof DEVICES;
  readonly #random: Random;
  #pane: Pane;
  #sight: Sight | undefined;
  #stance: Stance | undefined;
  #aims: readonly Aim[] = [];

  constructor(device: keyof typeof DEVICES, random: Random) {
    this.device = device;
    this.#pane = DEVICES[device];
    this.#random = random;
  }

  /** The game has moved on, or back. */
  see(moment: Moment): void {
    const sight = moment[DEVICES[this.device].pointer];
    const cause = causeOf(this.#sight, sight);
    this.#sight = sight;
    this.#aims = moment.aims;
    if (cause === undefined) return;
    const scene = this.#scene(sight);
    const before = this.#stance;
    const after = before === undefined ? first(scene) : next(before, scene, cause);
    this.#stance = after;
    this.#check(before, after, scene, cause);
  }

  /** What a person may do before the game goes on. */
  act(): void {
    const sight = this.#sight;
    const stance = this.#stance;
    if (sight === undefined || stance === undefined) return;
    const scene = this.#scene(sight);
    const deed = this.#random(60);
    if (deed === 0) this.#stance = byHand(pan(stance.camera, { x: 10 * this.#random(20), y: -70 }));
    else if (deed === 1) this.#stance = byHand(zoomAt(stance.camera, scene.pane, { x: 99, y: 99 }, 1.3));
    else if (deed < 6) this.#stance = whole(scene);
    else if (deed < 9 && isUpright(this.#pane)) this.#panel(-40 * (1 + this.#random(3)), stance, sight);
    else if (deed < 20) this.#arrow(stance, scene);
    else this.#choose(sight);
  }

  #choose(sight: Sight): void {
    // To choose, to turn and to take it back change nothing the camera knows of.
    expect(causeOf(sight, { ...sight })).toBeUndefined();
  }

  /** A panel below the land grows, and shrinks again later. */
  #panel(by: number, stance: Stance, sight: Sight): void {
    const before = this.#pane;
    const { height } = DEVICES[this.device];
    this.#pane = { ...before, height: before.height === height ? height + by : height };
    const scene = this.#scene(sight);
    const after = resized(stance, before, scene);
    this.#stance = after;
    this.#check(stance, after, scene, 'pane');
  }

  #arrow(stance: Stance, scene: Scene): void {
    const arrows = arrowsFor(stance.camera, scene.pane, sightsOf(scene));
    if (arrows.length === 0) return;
    const { cells } = arrows[this.#random(arrows.length)];
    const after = wished(stance, scene, cells);
    expect(inSight(cells.slice(0, 1), after.camera, scene.pane), 'an arrow leads there').toBe(true);
    expect(after.camera.zoom).toBe(stance.camera.zoom);
    if (after.chosen === 'by-itself') expect(bareBeside(after.camera, scene), 'after an arrow').toEqual([]);
    this.#stance = after;
  }

  #scene({ isFinger, ...sight }: Sight): Scene {
    return { ...sight, pane: this.#pane, least: leastTile(this.#pane, isFinger), ratio: isFinger ? 3 : 1 };
  }

  #check(before: Stance | undefined, after: Stance, scene: Scene, cause: Cause): void {
    const { camera, base, chosen } = after;
    this.#checkArrows(camera, scene);
    this.#checkPins(after, scene);
    // The tile that came has been shown: told again, it is none any more.
    const again = cause === 'grown' && scene.places.length > 0 ? 'asked' : cause;
    if (chosen !== 'whole') expectSame(next(after, scene, again).camera, camera);
    if (scene.part !== undefined) checkPart(after, scene);
    else expect(camera).toEqual(base);
    if (chosen === 'by-hand') {
      if (cause !== 'pane') expect(base, 'a hand’s camera stays').toEqual(before?.base);
      return;
    }
    if (chosen === 'whole') return;
    const isLarge = (one: Camera) => one.zoom >= zoomAbove(scene.least / TILE, scene.ratio);
    const from = before && (cause === 'shrunk' && isSame(base, before.camera) ? before.camera : before.base);
    if (from !== undefined && isEnough(from, scene, cause)) {
      if (scene.part !== undefined && isLarge(from))
        expect(base, `${this.device}: moved though the question could be answered`).toEqual(from);
      if (isSame(base, from)) return;
    }
    expect(bareBeside(camera, scene), `${this.device}: bare table beside hidden land`).toEqual([]);
    const isAsked = scene.places.length > 0 || scene.part !== undefined;
    const tile = camera.zoom * TILE;
    if (isAsked && this.device.startsWith('phone')) expect(tile).toBeGreaterThan(60 - 1e-6);
    expect(missing(base, scene, cause)).toEqual([]);
    if (before !== undefined && before.chosen === 'by-itself') this.#checkLeast(before, after, scene, cause);
  }

  /** A move is the least: nothing nearer on the way would do. */
  #checkLeast({ base: from }: Stance, { base: to }: Stance, scene: Scene, cause: Cause): void {
    if (cause === 'pane' || cause === 'shrunk') return;
    const kind = isSame(from, to) ? 'still' : from.zoom === to.zoom ? 'moved' : 'zoomed';
    if (kind === 'still') return;
    const { x, y, zoom } = to;
    const { pane, last } = scene;
    const { cells = [] } = landOf(scene);
    const nearer = {
      x: x + (from.x - x) / 10,
      y: y + (from.y - y) / 10,
      zoom: zoomNearer(from.zoom, zoom, scene),
    };
    const isLost = (cells: readonly Point[]) =>
      roomyPanes(pane).some((one) => inSight(cells, to, one) && !inSight(cells, nearer, one));
    const isLastLost = cause === 'grown' && last !== undefined && isLost([last]);
    // Who leaves the end of the land, and the last tile there, for far more of it need not stop at the first pixel that is enough.
    const gained = (landSeen(to, scene) - landSeen(from, scene)) * zoom ** 2;
    const isFar = gained > (pane.width * pane.height) / 5 && last !== undefined && !inSight([last], to, pane);
    const isNeeded =
      isFar ||
      isLastLost ||
      isLost(cells) ||
      missing(nearer, scene, cause).length > 0 ||
      [nearer, { ...to, x: nearer.x }, { ...to, y: nearer.y }].some(
        (one) => landSeen(one, scene) < landSeen(to, scene),
      );
    const isAllGained = inSight(cells, to, pane) && !inSight(cells, from, pane);
    const isLastGained = last !== undefined && inSight([last], to, pane) && !inSight([last], from, pane);
    const isAsked = isAllGained || isLastGained || missing(from, scene, cause, 1 / 13).length > 0;
    expect(isAsked, `${this.device}: moved for nothing`).toBe(true);
    expect(isNeeded, `${this.device}: ${kind} more than needed`).toBe(true);
  }

  /** No pin of the tile asked about is cut off or covered, and arrows lead to the others; where there is no such tile, none that can be seen with all others. */
  #checkPins({ camera, chosen }: Stance, scene: Scene): void {
    const { part, pane } = scene;
    const { cells = [], core, pins = [] } = part ?? {};
    const all = cells.map((cell) => withPins(cell, pins, camera.zoom));
    const land = chosen === 'by-hand' ? undefined : landOf(scene);
    const isRoom = leastMove(camera, pane, all, land) !== undefined;
    const over = pane.covers ?? [];
    const cutBy = (pixels: number) =>
      this.#aims
        .filter((aim) => isPin(aim, this.#aims))
        .filter((aim) => {
          const box = shrunk(boxOf(aim, this.#aims, camera, pane), pixels);
          const { left, top, right, bottom } = box;
          const isCut = Math.min(left, top, pane.width - right, pane.height - bottom) < 0;
          return isCut || over.some((cover) => meet(box, cover));
        });
    expect(
      cutBy(1e-6).filter((aim) => (isRoom && core === undefined) || isAt(aim, core)),
      `${this.device}: cut off or covered`,
    ).toEqual([]);
    const led = arrowsFor(camera, pane, sightsOf(scene)).flatMap((arrow) => arrow.cells);
    expect(
      cutBy(SLIVER).filter((aim) => !cellsOf([aim]).every((cell) => led.some((one) => isAt(cell, one)))),
      `${this.device}: cut off or covered, and no arrow leads there`,
    ).toEqual([]);
  }

  #checkArrows(camera: Camera, scene: Scene): void {
    const { pane, last } = scene;
    const answers = answersIn(scene);
    const arrows = arrowsFor(camera, pane, sightsOf(scene));
    const led = arrows.flatMap(({ cells }) => cells);
    const isReached = (cell: Point) => inSight([cell], camera, pane, SPARE) || led.includes(cell);
    expect(
      answers.filter((cell) => !isReached(cell)),
      'neither seen nor led to',
    ).toEqual([]);
    expect(last === undefined || isReached(last)).toBe(true);
    expect(arrows.length).toBeLessThanOrEqual(5);
    const boxes = arrows.map(({ at }) => boxAt(at));
    const over = [...(pane.covers ?? []), ...boxes];
    expect(boxes.filter((box) => over.some((other) => other !== box && meet(box, other)))).toEqual([]);
  }
}

/** Cells and whole tiles have no pins; those fanned out have cards. */
const isPin = (aim: Aim, aims: readonly Aim[]): boolean =>
  aim.shape !== 'cell' && aim.shape !== 'tile' && !fanned(aims).includes(aim);

const isAt = ({ x, y }: Point, cell: Point | undefined): boolean => x === cell?.x && y === cell.y;

function boxOf(aim: Aim, aims: readonly Aim[], camera: Camera, pane: Pane): Area {
  const { x, y } = toScreen(camera, pane, aim.at);
  const radius = pinRadius(aim) * pinGrowth(aim, aims, camera.zoom) * camera.zoom;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Where so little is covered that no eye sees it, reckoning is to blame. */
const shrunk = ({ left, top, right, bottom }: Area, by = 1e-6): Area => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

/** The next zoom to rest at, on the way back. */
function zoomNearer(from: number, to: number, { ratio }: Scene): number {
  if (from === to) return to;
  return from > to ? zoomAbove(to * 1.0001, ratio) : zoomBelow(to * 0.9999, ratio);
}

/** Then the panel is below the land. */
const isUpright = ({ width, height }: Pane): boolean => height > width;

/** Told again, it stays where it is. */
function expectSame(one: Camera, other: Camera): void {
  expect(Math.hypot(one.x - other.x, one.y - other.y), 'told again, it moves').toBeLessThan(1e-6);
  expect(one.zoom).toBeCloseTo(other.zoom, 9);
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;

function answersIn({ places, part }: Scene): readonly Point[] {
  return part?.cells ?? places;
}

const sightsOf = (scene: Scene): Sights => ({
  answers: answersIn(scene),
  last: scene.last,
  pins: scene.part?.pins,
});

/** A question about parts of tiles: the camera comes closer only if it must, and the tile stays where it is. */
function checkPart({ camera, base, chosen }: Stance, scene: Scene): void {
  const { part, pane } = scene;
  if (part === undefined) return;
  const { core, cells, pixels } = part;
  const isNear = base.zoom * TILE >= NEARLY * pixels - 1e-6;
  const isAllSeen = (by: Camera) =>
    areSeen(
      cells.map((cell) => withPins(cell, part.pins, by.zoom)),
      by,
      pane,
    );
  if (isNear && isAllSeen(base)) expect(camera, 'no need to move').toEqual(base);
  if (isNear) expect(camera.zoom).toBe(base.zoom);
  if (core === undefined) return;
  expect(inSight([core], camera, pane), 'the tile asked about is seen').toBe(true);
  const enough = isNear ? base.zoom : zoomAbove(pixels / TILE, scene.ratio);
  expect(camera.zoom).toBeCloseTo(enough);
  const at = toScreen(base, pane, { x: (core.x + 0.5) * TILE, y: (core.y + 0.5) * TILE });
  const kept = zoomAt(base, pane, at, camera.zoom / base.zoom);
  const isFine = isAllSeen(kept) && (chosen === 'by-hand' || bareBeside(kept, scene, 1 / 13).length === 0);
  if (isFine)
    expect(Math.hypot(kept.x - camera.x, kept.y - camera.y), 'the tile keeps its place').toBeLessThan(1e-6);
}
