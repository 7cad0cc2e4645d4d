import type { TileSpec } from '@bastide/rules';
import type { Layout } from '../tile/layout.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';

/** The face of a tile as it lies: all that decides how it is painted, beside size and light. */
export interface Face {
  readonly spec: TileSpec;
  /** Degrees clockwise. */
  readonly rot: number;
  /** By place: which segments belong to closed features. */
  readonly closed: readonly boolean[];
}

/** A face whose plan has been turned: nothing built on it is ever turned again, for light and upright things do not turn. */
export interface Site extends Face {
  readonly layout: Layout;
  /** Chance of its own for each concern, by its name: the same for the same tile, whatever its turn and size. */
  random(concern: string): Random;
}

/** For which size and light something is painted. */
export interface Look {
  /** Device pixels across the tile. Small faces have fewer details, never another plan. */
  readonly pixels: number;
  /** Whether there is room for tiles on roofs, windows, ruts. */
  readonly fine: boolean;
  /** How much thicker walls, roads and trees are, so that they are still seen on a small face: 1 to 1.5. */
  readonly bold: number;
  /** At dusk: what shines is painted here too, in its light, and what hides it in black. */
  readonly glow: Pen | undefined;
}

/** Something upright. Things are painted from north to south, by their foot. */
export interface Thing {
  /** How far south it stands. */
  readonly foot: number;
  /** Its shadow, filled with whatever the pen holds: shadows of a tile are one, and never darken twice. */
  shade?(pen: Pen): void;
  draw(pen: Pen, look: Look): void;
}

/** What one concern brings to a face. */
export interface Scenery {
  /** Flat on the ground, before the shadows fall. */
  readonly flat?: ((pen: Pen, look: Look) => void) | undefined;
  readonly things?: readonly Thing[] | undefined;
  /** Over everything: signs that must be read. */
  readonly top?: ((pen: Pen, look: Look) => void) | undefined;
}

/** Several sceneries as one, in the order in which they lie over one another. */
export function together(all: readonly Scenery[]): Scenery {
  return {
    flat: (pen, look) => {
      for (const { flat } of all) flat?.(pen, look);
    },
    things: all.flatMap(({ things = [] }) => things),
    top: (pen, look) => {
      for (const { top } of all) top?.(pen, look);
    },
  };
}
