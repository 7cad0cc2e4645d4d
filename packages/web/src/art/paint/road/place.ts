import { at, circle, distance, type Point } from '../../geometry.ts';
import { clearance } from '../../tile/clearance.ts';
import type { Hub } from '../../tile/hubs.ts';
import type { Layout } from '../../tile/layout.ts';
import { blockThing } from '../block.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape, type Pen } from '../pen.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { faded, tone } from '../tone.ts';

const RADIUS = 7.6;
const PAVING = '#dcc08c';

/** The round place at which roads end. */
export function paintPlace(pen: Pen, look: Look, { x, y }: Point, random: Random): void {
  const radius = RADIUS * Math.sqrt(look.bold);
  fillDisc(pen, at(x, y), radius + 1, radius + 0.8, faded(PALETTE.roadEdge, 0.85));
  fillDisc(pen, at(x, y), radius, radius - 0.2, PAVING);
  fillDisc(pen, at(x, y), radius * 0.62, radius * 0.58, tone(PAVING, 1.2));
  if (!look.fine) return;
  for (let i = 0; i < 40; i++) {
    const [angle, far] = [2 * Math.PI * random(), radius * 0.94 * Math.sqrt(random())];
    const colour = oneOf(random, [PALETTE.road, PALETTE.rut, PALETTE.stoneDark]);
    fillDisc(pen, at(x + far * Math.cos(angle), y + far * Math.sin(angle)), 0.6, 0.36, faded(colour, 0.5));
  }
}

/** A cross on three steps. */
export function crossThing({ x, y }: Point): Thing {
  return {
    foot: y + 1,
    shade: (pen) => {
      fillShape(
        pen,
        [at(x - 2, y), at(x + 6.4, y + 2.4), at(x + 6.4, y + 3.6), at(x - 1, y + 2)],
        PALETTE.shadow,
      );
    },
    draw: (pen, { bold }) => {
      const s = Math.sqrt(bold);
      for (const [radius, up, light] of [
        [3, 0, 0.78],
        [2.3, 0.7, 0.92],
        [1.5, 1.4, 1.05],
      ] as const) {
        fillDisc(
          pen,
          at(x, y + 0.4 - up + 0.5),
          radius * s,
          radius * 0.6 * s,
          tone(PALETTE.stone, light - 0.25),
        );
        fillDisc(pen, at(x, y + 0.4 - up), radius * s, radius * 0.6 * s, tone(PALETTE.stone, light));
      }
      pen.fillStyle = tone(PALETTE.stone, 0.72);
      pen.fillRect(x - 0.2, y - 7.4 * s, 0.9 * s, 6.6 * s);
      pen.fillStyle = tone(PALETTE.stone, 1.15);
      pen.fillRect(x - 0.6 * s, y - 7.4 * s, 0.8 * s, 6.6 * s);
      pen.fillRect(x - 2 * s, y - 6 * s, 4 * s, 0.85 * s);
    },
  };
}

/** A well under a small roof of shingles. */
export function wellThing({ x, y }: Point): Thing {
  return {
    foot: y + 1,
    shade: (pen) => {
      pen.beginPath();
      pen.ellipse(x + 2.6, y + 1.2, 3.8, 1.7, 0.25, 0, 7);
      pen.fill();
    },
    draw: (pen, { bold }) => {
      const s = Math.sqrt(bold);
      fillDisc(pen, at(x, y + 0.9), 2.4 * s, 1.7 * s, tone(PALETTE.stone, 0.7));
      fillDisc(pen, at(x, y - 0.3), 2.4 * s, 1.6 * s, tone(PALETTE.stone, 1.05));
      fillDisc(pen, at(x, y - 0.3), 1.6 * s, 1 * s, PALETTE.water[2]);
      pen.fillStyle = PALETTE.timber;
      pen.fillRect(x - 2.1 * s, y - 4.2 * s, 0.5 * s, 4.2 * s);
      pen.fillRect(x + 1.6 * s, y - 4.2 * s, 0.5 * s, 4.2 * s);
      fillShape(
        pen,
        [at(x - 2.8 * s, y - 3.6 * s), at(x, y - 6.2 * s), at(x, y - 3.4 * s)],
        tone(PALETTE.timber, 1.25),
      );
      fillShape(
        pen,
        [at(x + 2.8 * s, y - 3.6 * s), at(x, y - 6.2 * s), at(x, y - 3.4 * s)],
        tone(PALETTE.timber, 0.85),
      );
    },
  };
}

/** Houses with thatched roofs in the gaps between the roads of a village: one in a narrow gap, two in a wide one. */
export function hamletOf(hub: Hub, layout: Layout, random: Random): Thing[] {
  const things: Thing[] = [];
  for (const { angle, wide } of gapsOf(hub, layout)) {
    for (const lean of wide < 1.8 ? [0] : [-0.4, 0.4]) {
      const far = within(random, 12.4, 13.6);
      const point = at(hub.at.x + far * Math.cos(angle + lean), hub.at.y + far * Math.sin(angle + lean));
      const seed = Math.floor(random() * 1e9);
      const [roof, wall] = [oneOf(random, PALETTE.thatch), oneOf(random, PALETTE.plaster)];
      const half = within(random, 3.3, 4);
      if (!isOpen(layout, hub, point, 2.9)) continue;
      const ridge = angle + lean + Math.PI / 2;
      things.push(
        blockThing(
          { ...point, half, deep: 2.9, angle: ridge, tall: 3, rise: 3.4, hip: 0, roof, wall },
          'house',
          seed,
        ),
      );
    }
  }
  return things;
}

/** The directions half-way between neighbouring roads, from the first road on, whichever way the tile is turned. */
function gapsOf(hub: Hub, { ways }: Layout): { angle: number; wide: number }[] {
  const angles = hub.roads.flatMap((place) => {
    const way = ways.find((one) => one.place === place);
    if (way === undefined) return [];
    const { line } = way;
    const toHub =
      distance(line[0], hub.at) < distance(line[line.length - 1], hub.at) ? line : [...line].reverse();
    const next = toHub.find((point) => distance(point, hub.at) > 9) ?? toHub[toHub.length - 1];
    return [Math.atan2(next.y - hub.at.y, next.x - hub.at.x)];
  });
  const round = (angle: number) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const turns = angles.map((angle) => round(angle - angles[0] + 1e-6)).sort((a, b) => a - b);
  return turns.flatMap((turn, i) => {
    const gap = (turns[i + 1] ?? 2 * Math.PI) - turn;
    const parts = Math.max(1, Math.round(gap / 1.6));
    const wide = gap / parts;
    return Array.from({ length: parts }, (_, k) => ({ angle: angles[0] + turn + wide * (k + 0.5), wide }));
  });
}

function isOpen(layout: Layout, hub: Hub, point: Point, radius: number): boolean {
  const others = { ...layout, hubs: layout.hubs.filter((one) => one !== hub) };
  return circle(point, radius, 8).every((rim) => clearance(others, layout.taken, rim) > 0.8);
}
