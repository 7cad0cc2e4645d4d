import type { ReactNode } from 'react';
import type { Ink } from './scenery/ink.ts';
import type { Owner } from './shapes.tsx';
import type { Detail } from './tile/drawing.ts';
import type { Hub } from './tile/hubs.ts';
import type { Way } from './tile/ways.ts';

/**
 * How the figures and pieces of an expansion are drawn, each by its name in the rules. What has no art is drawn plainly: a token as the
 * letter its name begins with, a figure as a follower. What is printed on tiles is in `face.ts`.
 */
export interface Art {
  /** Marks printed on tiles. */
  readonly marks?: Readonly<Record<string, SignArt>>;
  /** Figures and pawns in the colour of their seat, about (0, 0). */
  readonly figures?: Readonly<Record<string, (owner: Owner) => ReactNode>>;
  /** Tokens, and pieces that belong to nobody. */
  readonly pieces?: Readonly<Record<string, ReactNode>>;
  /** What roads end in, by the word the tiles have for it. */
  readonly hubs?: Readonly<Record<string, HubInk>>;
}

export interface SignArt {
  /** About (0, 0). A mark without any is not drawn as a sign. */
  readonly sign?: ReactNode;
  /** By the number of the mark, where that decides how it looks. */
  readonly signs?: Readonly<Record<number, ReactNode>>;
  /** Large enough to be read on a small tile. */
  readonly large?: boolean;
  /** Its number is a direction, in eighths from the north, and it turns with the tile. */
  readonly turns?: boolean;
}

export interface HubInk {
  /** Paints over the roads that end in it. */
  readonly draw: (hub: Hub, ways: readonly Way[], detail: Detail) => Ink[];
}
