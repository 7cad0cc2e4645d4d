import { type Line, lengthOf, offset } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Look } from '../scenery.ts';
import { beyondBorder, dabAlong, strokeAll } from '../strip.ts';
import { faded, tone } from '../tone.ts';

const WIDTH = 8.6;
const LANE_WIDTH = 4;
/** Ruts that are less than half a pixel wide are only a stain. */
const RUTS_FROM = 60;
const LIGHT = '#fbf0cf';

export const roadWidth = ({ bold }: Look): number => WIDTH * bold;

/** Cream and worn, with an edge of trodden earth and two soft ruts. All roads of a tile at once, so that they run into one another. */
export function paintRoads(pen: Pen, look: Look, roads: readonly Line[], random: Random): void {
  const lines = roads.map((line) => beyondBorder(line));
  const width = roadWidth(look);
  strokeAll(pen, lines, width + 2.8, faded(PALETTE.roadEdge, 0.26));
  strokeAll(pen, lines, width + 1.1, faded(PALETTE.roadEdge, 0.85));
  strokeAll(pen, lines, width, PALETTE.road);
  // Without it, at dusk, roads are as blue as rivers.
  if (look.glow !== undefined) strokeAll(look.glow, lines, width, PALETTE.roadGlow);
  if (look.fine) for (const line of roads) wear(pen, line, width, random);
  if (look.pixels < RUTS_FROM) return;
  for (const line of lines) {
    strokeAll(pen, [offset(line, 0.2 * width), offset(line, -0.2 * width)], 1, faded(PALETTE.rut, 0.5));
  }
}

/** Grass grows in from the sides, wheels and feet lay bare what is below. */
function wear(pen: Pen, line: Line, width: number, random: Random): void {
  const count = lengthOf(line);
  dabAlong(pen, line, random, {
    count: count * 0.75,
    size: 1.3,
    right: () => (random() < 0.5 ? -1 : 1) * width * within(random, 0.48, 0.64),
    colour: () =>
      tone(
        oneOf(random, [PALETTE.road, PALETTE.rut, ...PALETTE.grass.slice(0, 4)]),
        within(random, 0.88, 1.02),
        0.7,
      ),
  });
  dabAlong(pen, line, random, {
    count: count * 0.8,
    size: 1.2,
    right: () => width * within(random, -0.4, 0.4),
    colour: () => faded(random() < 0.5 ? PALETTE.rut : LIGHT, 0.36),
  });
}

/** A path that is no road: it only parts two fields. */
export function paintLanes(pen: Pen, look: Look, lanes: readonly Line[]): void {
  strokeAll(pen, lanes, LANE_WIDTH + 1, faded(PALETTE.roadEdge, 0.5));
  strokeAll(pen, lanes, LANE_WIDTH, tone(PALETTE.earth[2], 1));
  if (look.fine) strokeAll(pen, lanes, 0.9, faded(PALETTE.rut, 0.6));
}
