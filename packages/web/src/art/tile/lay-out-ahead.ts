import type { TileSpec } from '@bastide/rules';
import { inPauses } from '../../app/timing.ts';
import { layoutOf } from './layout.ts';

/** Lays tiles out in the pauses of the page: where figures stand, a table that is opened would have to at once. */
export function layOutAhead(specs: Iterable<TileSpec>): Promise<void> {
  return inPauses(layingOut(specs));
}

function* layingOut(specs: Iterable<TileSpec>): Iterator<void, void> {
  for (const spec of specs) yield void layoutOf(spec);
}
