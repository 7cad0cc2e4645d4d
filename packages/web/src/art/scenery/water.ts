import { along, at, type Line, lengthOf, overBorder, pathOf } from '../geometry.ts';
import type { Hub } from '../tile/hubs.ts';
import type { Layout } from '../tile/layout.ts';
import { disc, type Ink, painted } from './ink.ts';
import { poolRipples, wave } from './ripples.ts';

/** Source and lake, where there is no room for more. */
export const drawPools = ({ hubs }: Layout): Ink[] => painted({ paint: 'pool', d: pools(hubs, 0.88) });

const isPool = ({ kind }: Hub): boolean => kind === 'lake' || kind === 'source';

function pools(hubs: readonly Hub[], by: number): string {
  return hubs
    .filter(isPool)
    .map(({ at: p, radius }) => disc(p.x, p.y, radius * by, radius * by * 0.82))
    .join('');
}

export function drawRiver({ ways, hubs }: Layout): Ink[] {
  const lines = ways.filter(({ river }) => river).map(({ line }) => line);
  const d = lines.map((line) => pathOf(overBorder(line))).join('');
  return painted(
    { paint: 'river-bank', d },
    { paint: 'pool-bank', d: pools(hubs, 1) },
    { paint: 'river', d },
    { paint: 'pool', d: pools(hubs, 0.88) },
    { paint: 'rock', d: hubs.flatMap((hub) => (hub.kind === 'source' ? [rocks(hub, ways)] : [])).join('') },
    { paint: 'ripple', d: lines.map(ripples).join('') + hubs.filter(isPool).map(poolRipples).join('') },
  );
}

function ripples(line: Line): string {
  const length = lengthOf(line);
  let d = '';
  for (let far = 9, side = 1; far < length - 6; far += 15, side = -side) {
    const { point, towards } = along(line, far);
    const middle = at(point.x - towards.y * 2.4 * side, point.y + towards.x * 2.4 * side);
    d += wave(middle);
  }
  return d;
}

/** A spring comes up between stones, on the side away from its river. */
function rocks({ at: { x, y }, radius }: Hub, ways: Layout['ways']): string {
  const line = ways.find(({ river }) => river)?.line ?? [];
  const out = line.length === 0 ? 0 : Math.atan2(line[0].y - y, line[0].x - x);
  return [-1.5, -0.8, 0, 0.75, 1.45]
    .map((by, i) => {
      const angle = out + Math.PI + by;
      const size = 2.6 + (i % 2);
      return disc(x + radius * Math.cos(angle), y + 0.85 * radius * Math.sin(angle), size, size * 0.8);
    })
    .join('');
}
