import type { Art } from '../../art/art.ts';
import { along, lengthOf } from '../../art/geometry.ts';
import { disc, type Ink, painted, stroke } from '../../art/scenery/ink.ts';
import { poolRipples } from '../../art/scenery/ripples.ts';
import type { Detail } from '../../art/tile/drawing.ts';
import type { Hub } from '../../art/tile/hubs.ts';
import type { Way } from '../../art/tile/ways.ts';
import './art.css';

/** The lake that ferries cross, and planks where roads come to it. */
function drawLake(hub: Hub, ways: readonly Way[], detail: Detail): Ink[] {
  const { at: p, radius } = hub;
  const bank = { paint: 'lake-bank', d: disc(p.x, p.y, radius + 2.4) };
  const water = { paint: 'lake', d: disc(p.x, p.y, radius + 1) };
  if (detail === 'plain') return painted(water);
  if (detail === 'medium') return painted(bank, water);
  const planks = quays(hub, ways);
  return painted(
    bank,
    water,
    { paint: 'lake-ripple', d: poolRipples(hub) },
    { paint: 'quay-edge', d: planks },
    { paint: 'quay', d: planks },
  );
}

function quays(lake: Hub, ways: readonly Way[]): string {
  const strokes = ways.map(({ line }) => {
    const length = lengthOf(line);
    const [a, b] = [along(line, length - lake.radius - 3).point, along(line, length - lake.radius + 5).point];
    return stroke(a.x, a.y, b.x, b.y);
  });
  return strokes.join('');
}

export const art: Art = {
  marks: { ferry: {} },
  pieces: {
    ferry: (
      <>
        <path className="fig-wood" d="M-15-2H15L11.4 6H-11.4Z" />
        <path className="fig-staff-thin" d="M-13 1.8H13" />
        <path className="fig-staff" d="M0-2V-13" />
        <path className="fig-sail" d="M1.2-13C8-11.4 8.6-6 8.4-3.4H1.2Z" />
      </>
    ),
  },
  hubs: { 'ferry-lake': { draw: drawLake } },
};
