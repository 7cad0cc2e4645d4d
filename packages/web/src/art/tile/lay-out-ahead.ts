import type { TileSpec } from '@bastide/rules';
import { whenIdle } from '../../app/timing.ts';
import { layoutOf } from './layout.ts';

/** Milliseconds a tile waits at most. */
const LATEST = 1000;

/** Lays tiles out in the pauses of the page, one in each: where figures stand, a table that is opened would have to at once. */
export function layOutAhead([spec, ...others]: readonly TileSpec[]): void {
  if (spec === undefined) return;
  whenIdle(() => {
    layoutOf(spec);
    layOutAhead(others);
  }, LATEST);
}
