import { printedHubs, printedMarks } from '../../expansions/faces.ts';
import type { PlacedMark } from '../tile/mark-places.ts';
import { PALETTE } from './palette.ts';
import { type Scenery, type Site, together } from './scenery.ts';
import { letterOn, medallion } from './sign.ts';

/** What is printed on the face beside its segments, and what expansions let roads end in. */
export function markScenery(site: Site): Scenery {
  const { hubs, ways, marks } = site.layout;
  return together([
    ...hubs.map((hub) => printedHubs[hub.kind]?.paint?.(hub, ways, site) ?? {}),
    ...marks.map((mark) => sceneryOf(mark, site)),
  ]);
}

function sceneryOf(mark: PlacedMark, site: Site): Scenery {
  const art = printedMarks[mark.name];
  if (art === undefined) return plainMark(mark);
  return art.paint?.(mark, site) ?? {};
}

/** A mark nobody has painted: the letter its name begins with. */
const plainMark = ({ name, at }: PlacedMark): Scenery =>
  medallion(at, PALETTE.gold, (pen) => letterOn(pen, name.charAt(0).toUpperCase()));
