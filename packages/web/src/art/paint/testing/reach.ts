import type { Look, Scenery } from '../scenery.ts';
import { recordingPen } from './recording-pen.ts';

const lookAt = (pixels: number): Look => ({
  pixels,
  fine: pixels >= 130,
  bold: pixels < 110 ? 1.5 : pixels < 220 ? 1.18 : 1,
  glow: undefined,
});

/** Everything a scenery paints, in the order in which it does. */
export function paintedBy({ flat, things = [], top }: Scenery, pixels: number): string[] {
  const { pen, calls } = recordingPen();
  const look = lookAt(pixels);
  flat?.(pen, look);
  for (const thing of things) thing.shade?.(pen);
  for (const thing of things) thing.draw(pen, look);
  top?.(pen, look);
  return calls;
}

/** How far paint reaches over the border of the tile, without the width of lines; negative if it stays inside. */
export function beyondTile(calls: readonly string[]): number {
  let most = Number.NEGATIVE_INFINITY;
  let frame: Frame = { x: 0, y: 0, scale: 1 };
  const saved: Frame[] = [];
  for (const call of calls) {
    const [, name, list] = /^(\w+)\((.*)\)$/.exec(call) ?? [];
    const [x, y, ...rest] = (list ?? '').split(',').map(Number);
    if (name === 'save') saved.push(frame);
    if (name === 'restore') frame = saved.pop() ?? frame;
    if (name === 'translate')
      frame = { ...frame, x: frame.x + x * frame.scale, y: frame.y + y * frame.scale };
    if (name === 'scale') frame = { ...frame, scale: frame.scale * x };
    const reach = reachOf(name ?? '', rest);
    if (reach === undefined) continue;
    const [u, v] = [frame.x + x * frame.scale, frame.y + y * frame.scale];
    const [left, top, right, bottom] = reach.map((far) => far * frame.scale);
    most = Math.max(most, left - u, top - v, u + right - 100, v + bottom - 100);
  }
  return most;
}

/** How the pen has been moved; nothing on a face is turned. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How far a call paints to the left, up, right and down of its point. */
function reachOf(name: string, [u = 0, v = 0, slant = 0]: readonly number[]): number[] | undefined {
  if (name === 'moveTo' || name === 'lineTo') return [0, 0, 0, 0];
  if (name === 'fillRect') return [0, 0, u, v];
  if (name === 'arc') return [u, u, u, u];
  if (name !== 'ellipse') return undefined;
  const wide = Math.hypot(u * Math.cos(slant), v * Math.sin(slant));
  const high = Math.hypot(u * Math.sin(slant), v * Math.cos(slant));
  return [wide, high, wide, high];
}
