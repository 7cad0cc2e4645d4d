import type { TileSpec } from '@bastide/rules';
import type { FaceArt, HubArt, MarkArt } from '../art/face-art.ts';
import { baseFace } from '../art/paint/base-face.ts';
import type { Disc } from '../art/tile/clearance.ts';
import { merge } from './merge.ts';

// Not in the order of the catalogue, as elsewhere: the worker that paints knows no rules.
const brought = import.meta.glob<FaceArt>('./*/face.ts', { eager: true, import: 'face' });
const faces: readonly FaceArt[] = [baseFace, ...Object.values(brought)];

/** What is printed on tiles, by its name in the rules. */
export const printedMarks = merge<MarkArt>(faces.map(({ marks }) => marks));
export const printedHubs = merge<HubArt>(faces.map(({ hubs }) => hubs));

/** What covers a part of a tile, in the box of the tile. */
export function coverOf(spec: TileSpec): Disc | undefined {
  for (const { cover } of faces) {
    const found = cover?.(spec);
    if (found !== undefined) return found;
  }
  return undefined;
}
