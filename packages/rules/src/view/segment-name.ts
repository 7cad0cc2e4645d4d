import { nameWhenTurned } from '../board/notation.ts';
import type { TileView } from './view.ts';

/** A segment of a tile on the table in words of the record, `city:N,W`. */
export function segmentNameOn({ spec, rot }: Pick<TileView, 'spec' | 'rot'>, place: number): string {
  return nameWhenTurned(spec.segments[place], rot / 90);
}
