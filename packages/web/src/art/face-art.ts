import type { TileSpec } from '@bastide/rules';
import type { Scenery, Site } from './paint/scenery.ts';
import type { Disc } from './tile/clearance.ts';
import type { Hub } from './tile/hubs.ts';
import type { PlacedMark } from './tile/mark-places.ts';
import type { Way } from './tile/ways.ts';

/**
 * What an expansion prints on tiles, each thing by its name in the rules: where it is put, and how it is painted. A mark without any
 * is painted as the letter its name begins with. Faces are painted in a worker: nothing of this knows React or the page.
 */
export interface FaceArt {
  readonly marks?: Readonly<Record<string, MarkArt>>;
  /** What roads end in, by the word the tiles have for it. */
  readonly hubs?: Readonly<Record<string, HubArt>>;
  /** Something round that covers a part of this tile, in the box of the tile. */
  readonly cover?: (spec: TileSpec) => Disc | undefined;
}

export interface MarkArt {
  /** About its place, in units of the tile, as it lies. A mark without it is not painted by itself. */
  readonly paint?: (mark: PlacedMark, site: Site) => Scenery;
  /** How much room it needs, if it is not a medallion. */
  readonly radius?: number;
  /** A thing in the land that is smaller where there is little room; medallions are always of one size. */
  readonly shrinks?: boolean;
  /** Where it is printed: around what roads end in, or beside the roads it belongs to; else in the freest place. */
  readonly place?: 'hub' | 'road';
  /** Whether it keeps two fields apart where nothing else does. */
  readonly parts?: boolean;
}

export interface HubArt {
  readonly radius: number;
  /** Where it is: on the rim of a cover, or in the middle even beside a curve. */
  readonly place?: 'rim' | 'middle';
  /** Over the roads that end in it. */
  readonly paint?: (hub: Hub, ways: readonly Way[], site: Site) => Scenery;
}
