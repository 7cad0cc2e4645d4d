/** What a segment of a tile can be. The order is the order in which closed features are scored (X17), fields last. */
export const KINDS = ['road', 'city', 'monastery', 'garden', 'field', 'river'] as const;
export type Kind = (typeof KINDS)[number];

/** Those that are only scenery where no set says otherwise (`Box.kinds`). */
export const SCENERY: readonly Kind[] = ['garden'];

export const ROAD = 0;
export const CITY = 1;
export const MONASTERY = 2;
export const GARDEN = 3;
export const FIELD = 4;
export const RIVER = 5;

/** What an edge of a tile can be: the kinds that must agree between neighbours (G4). */
export const EDGE_KINDS = ['field', 'road', 'city', 'river'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

export const FIELD_EDGE = 0;
export const ROAD_EDGE = 1;
export const CITY_EDGE = 2;
export const RIVER_EDGE = 3;
/** An edge that agrees with any other and joins nothing: what meets it ends there. */
export const ANY_EDGE = 4;

/** Edges clockwise from the north; edge d meets edge (d + 2) & 3 of its neighbour. */
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** Corners clockwise; corner c lies between edges c - 1 and c. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

/** Half-edges clockwise; looking outward, half 2d is the left and 2d + 1 the right half of edge d. */
export const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type Half = (typeof HALVES)[number];

/** Steps to the neighbour over each edge: x grows east, y grows south. */
export const EAST = [0, 1, 0, -1] as const;
export const SOUTH = [-1, 0, 1, 0] as const;

/** A tile has at most this many segments, so that segment = tile slot × 8 + place on the tile. */
export const SEGMENTS_PER_TILE = 8;
export const NONE = 255;

/** Kinds whose features are closed by the eight tiles around them. */
export function isCentre(kind: number): boolean {
  return kind === MONASTERY || kind === GARDEN;
}
