import type { TileSpec } from '@bastide/rules';
import { at, distance, type Line, type Point, SIZE } from '../../geometry.ts';
import type { Disc } from '../../tile/clearance.ts';
import { layoutOf } from '../../tile/layout.ts';
import { type Random, within } from '../random.ts';
import { freePatch, guidedPatch, nearest, type Patch } from './patch.ts';
import { type Room, roomOf, toBorder } from './room.ts';

const TRIES = 160;

/** The free ground of a tile while islands are put on it: what one takes, the next keep off. */
export class Plot {
  private readonly measured: Room;
  private readonly guides: readonly Line[];
  private readonly random: Random;
  private readonly islands: Disc[] = [];

  constructor(spec: TileSpec, random: Random) {
    this.random = random;
    const { ways, walls } = layoutOf(spec);
    this.measured = roomOf(spec);
    this.guides = [...ways, ...walls].map(({ line }) => line);
  }

  /** How much room there is around a point. */
  room(point: Point): number {
    let room = this.measured(point);
    for (const { at, radius } of this.islands) {
      if (room <= 0) break;
      room = Math.min(room, distance(at, point) - radius);
    }
    return room;
  }

  /** Whether a tree that reaches so far can stand here. */
  stands(point: Point, radius: number, reach: number): boolean {
    return toBorder(point) > reach && this.room(point) > radius * 0.7;
  }

  /** Whether a bush can stand here, beside what is already there. */
  isField(point: Point): boolean {
    return this.measured(point) > 0;
  }

  take(point: Point, radius: number): void {
    this.islands.push({ at: point, radius });
  }

  /** A point with so much room, if chance finds one. */
  find(wanted: number, tries = 40): Point | undefined {
    for (let i = 0; i < tries; i++) {
      const point = at(SIZE * this.random(), SIZE * this.random());
      if (this.room(point) >= wanted) return point;
    }
    return undefined;
  }

  /** A patch of half this length and depth, or of half of that, which lies along what is near. Large ones are tried longest. */
  patch(long: number, deep: number): Patch | undefined {
    for (let i = 0; i < TRIES; i++) {
      const share = 1 - 0.5 * (i / TRIES) ** 1.5;
      const middle = at(SIZE * this.random(), SIZE * this.random());
      if (this.room(middle) < deep * share * 0.9) continue;
      const patch = this.patchAbout(middle, long * share, deep * share);
      if (!this.fits(patch)) continue;
      this.takePatch(patch);
      return patch;
    }
    return undefined;
  }

  private patchAbout(middle: Point, long: number, deep: number): Patch {
    let guide: Line | undefined;
    let angle = within(this.random, -0.35, 0.35);
    let least = 45;
    for (const line of this.guides) {
      const { away, towards } = nearest(line, middle);
      if (away >= least) continue;
      [guide, least] = [line, away];
      angle = Math.atan2(towards.y, towards.x) + within(this.random, -0.1, 0.1);
    }
    const lie = { at: middle, long, deep, angle: this.random() < 0.25 ? angle + Math.PI / 2 : angle };
    const guided = guide !== undefined && lie.angle === angle ? guidedPatch(lie, guide) : undefined;
    return guided ?? freePatch(lie, this.random);
  }

  private fits(patch: Patch): boolean {
    return patch.every((row) => row.every((point) => this.room(point) > 1));
  }

  /** Discs that cover a patch. */
  private takePatch(patch: Patch): void {
    for (const row of patch) for (let i = 0; i < row.length; i += 2) this.take(row[i], 5.2);
  }
}
