import { along, at, insideAny, type Line, lengthOf, type Point } from '../../geometry.ts';
import type { Layout } from '../../tile/layout.ts';
import type { Way } from '../../tile/ways.ts';
import { nearest } from '../country/patch.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen } from '../pen.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, type Spot, seen } from '../solid.ts';
import { strokeAll } from '../strip.ts';
import { faded, lightOn, tone } from '../tone.ts';
import { roadWidth } from './road.ts';

/** A bridge: the stretch of road it carries, and how high it rises in the middle. */
export interface Bridge {
  readonly line: Line;
  readonly rise: number;
}

const STEP = 1.5;
const PARAPET = 1.5;
const ARCH = '#33405a';

/** Where a road crosses a river, an earlier road, or a city that it does not enter. */
export function bridgesOf({ ways }: Layout, cities: readonly Line[]): Bridge[] {
  const roads = ways.filter(({ river }) => !river);
  return roads.flatMap((over, i) => {
    const under = [...ways.filter(({ river }) => river), ...roads.slice(0, i)];
    const crossings = under.flatMap((way) => bridgeOver(over, way));
    const viaduct = over.gate === undefined ? stretch(over.line, (point) => insideAny(cities, point)) : [];
    return viaduct.length > 4 ? [...crossings, { line: viaduct, rise: 5 }] : crossings;
  });
}

function bridgeOver(over: Way, under: Way): Bridge[] {
  const end = lengthOf(under.line) - 6;
  const meets = stretch(over.line, (point, toEnd) => {
    const { far, away } = nearest(under.line, point);
    return toEnd > 6 && away < 2 && far > 6 && far < end;
  });
  if (meets.length === 0) return [];
  const reach = under.river ? 10.5 : 8;
  const line = stretch(over.line, (point) => nearest(under.line, point).away < reach);
  return [{ line, rise: under.river ? 2.6 : 4 }];
}

function stretch(line: Line, isWanted: (point: Point, toEnd: number) => boolean): Point[] {
  const length = lengthOf(line);
  const found: Point[] = [];
  for (let far = 0; far <= length; far += STEP) {
    const { point } = along(line, far);
    if (isWanted(point, Math.min(far, length - far))) found.push(point);
  }
  return found;
}

export function bridgeThing(bridge: Bridge): Thing {
  const rim = rimsOf(bridge, 5.2);
  return {
    foot: Math.max(...bridge.line.map(({ y }) => y)),
    shade: (pen) =>
      castShadow(
        pen,
        [...rim.left, ...rim.right].map(([x, y, z]): Spot => [x, y, z + PARAPET]),
      ),
    draw: (pen, look) => drawBridge(pen, look, bridge),
  };
}

interface Rims {
  readonly left: readonly Spot[];
  readonly right: readonly Spot[];
  /** To the right of the line, at every point of it. */
  readonly out: readonly Point[];
}

function rimsOf({ line, rise }: Bridge, half: number): Rims {
  const last = line.length - 1;
  const out = line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(last, i + 1)]];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return at(-(b.y - a.y) / long, (b.x - a.x) / long);
  });
  const rim = (side: number) =>
    line.map(
      ({ x, y }, i): Spot => [
        x + side * half * out[i].x,
        y + side * half * out[i].y,
        rise * Math.sin((Math.PI * i) / last),
      ],
    );
  return { left: rim(-1), right: rim(1), out };
}

/** Far parapet, road, then the near side with its arches: which is which depends on how the road lies. */
function drawBridge(pen: Pen, look: Look, bridge: Bridge): void {
  const { left, right, out } = rimsOf(bridge, roadWidth(look) / 2 + 0.5);
  const middle = out[Math.floor(out.length / 2)];
  const [near, far, facing] = middle.y >= 0 ? [right, left, middle] : [left, right, at(-middle.x, -middle.y)];
  const top = (rim: readonly Spot[]): Point[] => rim.map(([x, y, z]) => seen([x, y, z + PARAPET]));
  const ground = (rim: readonly Spot[]): Point[] => rim.map(([x, y]) => at(x, y));
  const deck = [...left.map(seen), ...right.map(seen).reverse()];
  const stone = tone(PALETTE.stone, Math.min(1.1, lightOn([facing.x, facing.y, 0]) * 0.96));
  if (look.glow !== undefined) fillShape(look.glow, deck, '#000');
  fillShape(pen, deck, tone(PALETTE.road, 0.97));
  fillShape(pen, [...far.map(seen), ...top(far).reverse()], tone(PALETTE.stone, 0.72));
  fillShape(pen, [...ground(near), ...near.map(seen).reverse()], stone);
  arches(pen, near, facing);
  fillShape(pen, [...near.map(seen), ...top(near).reverse()], stone);
  const width = 1.15 * Math.sqrt(look.bold);
  for (const rim of [far, near]) {
    strokeAll(pen, [top(rim)], width + 0.5, tone(PALETTE.stoneDark, 0.7, 0.8));
    strokeAll(pen, [top(rim)], width, tone(PALETTE.stone, 1.04));
  }
  if (look.fine) planks(pen, left, right);
}

/** Openings in the near side, as far as it is seen. */
function arches(pen: Pen, near: readonly Spot[], facing: Point): void {
  if (facing.y < 0.35) return;
  const last = near.length - 1;
  const count = Math.max(2, Math.round(last / 6));
  for (let i = 0; i < count; i++) {
    const [x, y, z] = near[Math.round((last * (i + 0.5)) / count)];
    const wide = ((last * STEP) / count) * 0.34 * facing.y;
    pen.beginPath();
    pen.ellipse(x, y + 0.5, wide, Math.max(1.4, z * 0.62), 0, Math.PI, 0);
    pen.fillStyle = ARCH;
    pen.fill();
  }
}

/** The courses of its paving. */
function planks(pen: Pen, left: readonly Spot[], right: readonly Spot[]): void {
  const courses = left.flatMap((spot, i) => (i % 2 === 1 ? [[seen(spot), seen(right[i])]] : []));
  strokeAll(pen, courses, 0.3, faded(PALETTE.rut, 0.8));
}
