import type { TileSpec } from '@bastide/rules';
import type { ReactNode } from 'react';
import type { Ink } from './scenery/ink.ts';
import type { Owner } from './shapes.tsx';
import type { Disc } from './tile/clearance.ts';
import type { Detail } from './tile/drawing.ts';
import type { Hub } from './tile/hubs.ts';
import type { Way } from './tile/ways.ts';

/**
 * How the things of an expansion are drawn, each by its name in the rules. What has no art is drawn plainly: a mark or token as the
 * letter its name begins with, a figure as a follower.
 */
export interface Art {
  /** Marks printed on tiles. */
  readonly marks?: Readonly<Record<string, MarkArt>>;
  /** Figures and pawns in the colour of their seat, about (0, 0). */
  readonly figures?: Readonly<Record<string, (owner: Owner) => ReactNode>>;
  /** Tokens, and pieces that belong to nobody. */
  readonly pieces?: Readonly<Record<string, ReactNode>>;
  /** What roads end in, by the word the tiles have for it. */
  readonly hubs?: Readonly<Record<string, HubArt>>;
  /** Something round that covers a part of this tile, in the box of the tile. */
  readonly cover?: (spec: TileSpec) => Disc | undefined;
}

export interface MarkArt {
  /** About (0, 0). A mark without any is not drawn as a sign. */
  readonly sign?: ReactNode;
  /** By the number of the mark, where that decides how it looks. */
  readonly signs?: Readonly<Record<number, ReactNode>>;
  /** How much room it needs, if it is not a medallion. */
  readonly radius?: number;
  /** Scenery that is drawn smaller where there is little room; medallions are always of one size. */
  readonly shrinks?: boolean;
  /** Large enough to be read on a small tile. */
  readonly large?: boolean;
  /** Its number is a direction, in eighths from the north, and it turns with the tile. */
  readonly turns?: boolean;
  /** Where it is printed: around what roads end in, or beside the roads it belongs to; else in the freest place. */
  readonly place?: 'hub' | 'road';
  /** Whether it keeps two fields apart where nothing else does. */
  readonly parts?: boolean;
}

export interface HubArt {
  readonly radius: number;
  /** Where it is: on the rim of a cover, or in the middle even beside a curve. */
  readonly place?: 'rim' | 'middle';
  /** Paints over the roads that end in it. */
  readonly draw?: (hub: Hub, ways: readonly Way[], detail: Detail) => Ink[];
}
