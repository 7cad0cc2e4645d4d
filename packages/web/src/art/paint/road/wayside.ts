import { at, distance, lengthOf, type Point } from '../../geometry.ts';
import { clearance } from '../../tile/clearance.ts';
import type { Layout } from '../../tile/layout.ts';
import type { Way } from '../../tile/ways.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape } from '../pen.ts';
import { type Random, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, paintSide, type Side, type Spot, seenSides } from '../solid.ts';
import { onStrip } from '../strip.ts';
import { tone } from '../tone.ts';

const WOOD = '#8a5a34';
const TYRE = '#4a2f1e';
const HAY = '#d9b54e';
const OX = '#7a4f35';

/** A milestone beside a road that has room for one, and now and then a cart on it. */
export function waysideOf(way: Way, layout: Layout, random: Random, isClosed: boolean): Thing[] {
  const length = lengthOf(way.line);
  const [first, side, cart, share] = [random(), random() < 0.5 ? -1 : 1, random(), random()];
  const things: Thing[] = [];
  const wanted = isClosed ? 3 : first < 0.6 ? 1 : 0;
  for (let i = 0; i < wanted; i++) {
    const { point } = onStrip(
      way.line,
      length * (isClosed ? 0.2 + 0.3 * i : 0.3 + 0.4 * share),
      side * (i % 2 === 0 ? 1 : -1) * 7.4,
    );
    if (clearance(layout, layout.taken, point) > 1.2) things.push(milestone(point));
  }
  if (length > 50 && cart < 0.45) {
    const { point, angle } = onStrip(way.line, length * within(random, 0.25, 0.75), 0);
    if (isFree(layout, way, point)) things.push(cartThing(point, random() < 0.5 ? angle : angle + Math.PI));
  }
  return things;
}

function isFree({ spots, hubs, ways, taken }: Layout, own: Way, point: Point): boolean {
  const far = (others: readonly Point[], least: number) =>
    others.every((other) => distance(other, point) > least);
  const crossing = ways.filter((way) => way !== own).flatMap(({ line }) => line);
  return (
    far(spots, 11) &&
    far(crossing, 15) &&
    hubs.every(({ at: hub, radius }) => distance(hub, point) > radius + 7) &&
    taken.every(({ at: disc, radius }) => distance(disc, point) > radius + 3) &&
    Math.min(point.x, point.y, 100 - point.x, 100 - point.y) > 13
  );
}

function milestone({ x, y }: Point): Thing {
  return {
    foot: y,
    shade: (pen) => {
      pen.beginPath();
      pen.ellipse(x + 1.7, y + 0.2, 2.1, 0.7, 0.3, 0, 7);
      pen.fill();
    },
    draw: (pen, { bold }) => {
      const [wide, high] = [1.25 * Math.sqrt(bold), 3.4 * Math.sqrt(bold)];
      for (const [share, colour] of [
        [1, tone(PALETTE.stoneDark, 0.82)],
        [0.62, tone(PALETTE.stone, 1.05)],
      ] as const) {
        pen.beginPath();
        pen.moveTo(x - wide, y + 0.4);
        pen.lineTo(x - wide, y - high + wide);
        pen.arc(x - wide + wide * share, y - high + wide, wide * share, Math.PI, 0);
        pen.lineTo(x - wide + 2 * wide * share, y + 0.4);
        pen.fillStyle = colour;
        pen.fill();
      }
    },
  };
}

/** A cart with hay and its ox, whichever way the road goes. */
function cartThing(point: Point, angle: number): Thing {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const spot = (u: number, v: number, z: number): Spot => [
    point.x + u * cos - v * sin,
    point.y + u * sin + v * cos,
    z,
  ];
  const ground = (u: number, v: number): Point =>
    at(point.x + u * cos - v * sin, point.y + u * sin + v * cos);
  const corners = [
    [-2.7, -1.5],
    [2.7, -1.5],
    [2.7, 1.5],
    [-2.7, 1.5],
  ] as const;
  const body = (z: number) => corners.map(([u, v]) => spot(u, v, z));
  const [low, high] = [body(0.9), body(2.3)];
  const sides = low.map((a, i): Side => {
    const next = (i + 1) % 4;
    return { kind: 'wall', colour: WOOD, corners: [a, low[next], high[next], high[i]] };
  });
  const solid = seenSides([...sides, { kind: 'roof', colour: HAY, corners: high }], spot(0, 0, 1.5));
  return {
    foot: point.y,
    shade: (pen) => castShadow(pen, [...low, ...high, spot(7, 0, 0), spot(5, 0, 2)]),
    draw: (pen, look) => {
      const ox = ground(5.2, 0);
      const [long, deep] = [1.1 + 1.1 * Math.abs(cos), 1.1 + 0.5 * Math.abs(sin)];
      const drawOx = () => {
        fillDisc(pen, at(ox.x, ox.y - 1.2), long, deep, OX);
        fillDisc(pen, at(ox.x + cos * 2, ox.y + sin * 1.4 - 1.9), 0.95, 0.85, tone(OX, 0.85));
      };
      if (sin < 0) drawOx();
      tyres(look, (u, v) =>
        fillDisc(pen, at(ground(u, v).x, ground(u, v).y - 0.7), 0.5 + 0.7 * Math.abs(cos), 1.2, TYRE),
      );
      for (const side of solid) paintSide(pen, side);
      const load = solid.find(({ kind }) => kind === 'roof');
      if (load !== undefined) {
        fillShape(pen, load.outline, HAY);
        fillDisc(
          pen,
          at(point.x - 0.3, point.y - 2.5),
          1.2 + 1.2 * Math.abs(cos),
          1.2 + 0.9 * Math.abs(sin),
          tone(HAY, 1.1),
        );
      }
      if (sin >= 0) drawOx();
    },
  };
}

function tyres(look: Look, draw: (u: number, v: number) => void): void {
  if (look.pixels < 80) return;
  for (const u of [-1.5, 1.6]) for (const v of [-1.6, 1.6]) draw(u, v);
}
