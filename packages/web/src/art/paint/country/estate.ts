import type { TileSpec } from '@bastide/rules';
import { at, between, distance, type Line, type Point } from '../../geometry.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Parcel } from './parcel.ts';
import { type Patch, patchPoint } from './patch.ts';
import { Plot } from './plot.ts';
import { toBorder } from './room.ts';
import { reachOf, type Tree } from './tree.ts';

/** Something small and flat on the grass. */
export interface Small {
  readonly at: Point;
  readonly radius: number;
  readonly seed: number;
}

/** The islands of a tile's fields, on the tile as printed. Each lies within its field and within the tile. */
export interface Estate {
  readonly parcels: readonly Parcel[];
  readonly swards: readonly Patch[];
  /** From bush to bush. */
  readonly hedges: readonly Line[];
  readonly trees: readonly Tree[];
  readonly ponds: readonly Small[];
  readonly flocks: readonly Small[];
  readonly flowers: readonly Small[];
  readonly meadows: readonly Small[];
}

/** What a tile's fields are used for: a few large things, the first of them the largest. */
const USES: readonly (readonly Part[])[] = [
  ['acre', 'orchard', 'strip', 'trees', 'poplars', 'flowers'],
  ['orchard', 'acre', 'pond', 'trees', 'flock', 'flowers'],
  ['copse', 'acre', 'trees', 'strip', 'flock', 'flowers'],
  ['acre', 'pond', 'copse', 'flock', 'poplars', 'strip'],
  ['pasture', 'strip', 'copse', 'strip', 'trees', 'flowers'],
];

type Part = keyof typeof PARTS;

const known = new WeakMap<TileSpec, Estate>();

export function estateOf(spec: TileSpec, random: Random): Estate {
  const found = known.get(spec) ?? new Surveyor(spec, random).survey();
  known.set(spec, found);
  return found;
}

class Surveyor {
  readonly plot: Plot;
  readonly parcels: Parcel[] = [];
  readonly swards: Patch[] = [];
  readonly hedges: Line[] = [];
  readonly trees: Tree[] = [];
  readonly ponds: Small[] = [];
  readonly flocks: Small[] = [];
  readonly flowers: Small[] = [];
  readonly meadows: Small[] = [];
  readonly random: Random;

  constructor(spec: TileSpec, random: Random) {
    this.random = random;
    this.plot = new Plot(spec, random);
  }

  survey(): Estate {
    for (let i = 0; i < 9; i++) this.meadow();
    for (const part of oneOf(this.random, USES)) PARTS[part](this);
    PARTS.patch(this);
    PARTS.trees(this);
    return this;
  }

  seed = (): number => Math.floor(this.random() * 1e9);

  /** Lighter and darker grass: islands may lie on it. */
  private meadow(): void {
    const point = this.plot.find(6, 12);
    if (point === undefined) return;
    this.meadows.push({
      at: point,
      radius: Math.min(17, (this.plot.room(point) + 2) * 0.8),
      seed: this.seed(),
    });
  }

  /** Where there is no room for it, nothing is planted. */
  plant(at: Point, radius: number, kind: Tree['kind']): boolean {
    if (toBorder(at) <= reachOf({ kind, radius })) return false;
    this.trees.push({ at, radius, kind, seed: this.seed() });
    return true;
  }

  parcel(long: number, deep: number): Patch | undefined {
    const patch = this.plot.patch(long, deep);
    if (patch === undefined) return undefined;
    const depth = distance(patchPoint(patch, 0.5, 0), patchPoint(patch, 0.5, 1)) / 2;
    this.parcels.push({ patch, deep: depth, seed: this.seed() });
    return patch;
  }

  /** Bushes along two or three sides, a little way out, with a tree here and there. */
  hedge(patch: Patch, sides: number): void {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([u, v]) => patchPoint(patch, u, v));
    const middle = patchPoint(patch, 0.5, 0.5);
    const out = corners.map((corner) => between(middle, corner, 1 + 1.7 / distance(middle, corner)));
    const first = Math.floor(this.random() * 4);
    for (let side = first; side < first + sides; side++) {
      const [a, b] = [out[side % 4], out[(side + 1) % 4]];
      const step = () => within(this.random, 2.5, 3.9) / distance(a, b);
      let last: Point | undefined;
      for (let t = step() / 2; t < 1; t += step()) {
        const tall = this.random() < 0.1;
        const point = between(a, b, t);
        const radius = tall ? 2.6 : within(this.random, 1.3, 2);
        const grows = this.plot.isField(point) && this.plant(point, radius, tall ? 'round' : 'bush');
        if (grows && last !== undefined) this.hedges.push([last, point]);
        last = grows ? point : undefined;
      }
    }
  }

  /** A group of trees, close together. */
  group(count: number, spread: number, kind: Tree['kind'], size: number): void {
    const middle = this.plot.find(spread * 0.8 + 2);
    if (middle === undefined) return;
    const group: Point[] = [];
    for (let i = 0; i < count * 5 && group.length < count; i++) {
      const angle = 2 * Math.PI * this.random();
      const far = spread * Math.sqrt(this.random());
      const point = at(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle) * 0.8);
      const radius = size * within(this.random, 0.75, 1.15);
      if (group.some((other) => distance(other, point) < size * 1.15)) continue;
      if (!this.plot.stands(point, radius, reachOf({ kind, radius }))) continue;
      this.plant(point, radius, kind);
      group.push(point);
    }
    for (const point of group) this.plot.take(point, size + 1);
  }

  small(into: Small[], wanted: number, radius: number): void {
    const point = this.plot.find(wanted);
    if (point === undefined) return;
    into.push({ at: point, radius, seed: this.seed() });
    this.plot.take(point, radius + 1.5);
  }
}

const PARTS = {
  acre(surveyor: Surveyor) {
    const patch = surveyor.parcel(21, 13);
    if (patch !== undefined) surveyor.hedge(patch, surveyor.random() < 0.6 ? 2 : 3);
  },
  strip(surveyor: Surveyor) {
    const patch = surveyor.parcel(15, 8.5);
    if (patch !== undefined && surveyor.random() < 0.55) surveyor.hedge(patch, 1);
  },
  patch(surveyor: Surveyor) {
    surveyor.parcel(10.5, 6.5);
  },
  orchard(surveyor: Surveyor) {
    const patch = surveyor.plot.patch(12.5, 9);
    if (patch === undefined) return;
    surveyor.swards.push(patch);
    const [long, deep] = [
      distance(patchPoint(patch, 0, 0.5), patchPoint(patch, 1, 0.5)),
      distance(patchPoint(patch, 0.5, 0), patchPoint(patch, 0.5, 1)),
    ];
    const [columns, rows] = [Math.max(2, Math.round(long / 5.6)), Math.max(2, Math.round(deep / 5.4))];
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++)
        surveyor.plant(patchPoint(patch, (i + 0.5) / columns, (j + 0.5) / rows), 2.25, 'fruit');
    }
  },
  pasture(surveyor: Surveyor) {
    const patch = surveyor.plot.patch(17, 12);
    if (patch === undefined) return;
    surveyor.swards.push(patch);
    surveyor.hedge(patch, 4);
    surveyor.flocks.push({ at: patchPoint(patch, 0.5, 0.5), radius: 5.5, seed: surveyor.seed() });
  },
  copse: (surveyor: Surveyor) => surveyor.group(8, 9, 'round', 3.4),
  trees: (surveyor: Surveyor) => surveyor.group(3, 5, 'round', 3),
  poplars: (surveyor: Surveyor) => surveyor.group(3, 5, 'poplar', 2.6),
  pond: (surveyor: Surveyor) => surveyor.small(surveyor.ponds, 7.5, 6.3),
  flock: (surveyor: Surveyor) => surveyor.small(surveyor.flocks, 5.5, 4.5),
  flowers: (surveyor: Surveyor) => surveyor.small(surveyor.flowers, 5, 4),
} as const;
