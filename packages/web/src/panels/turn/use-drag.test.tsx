import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Point } from '../../board/camera/camera.ts';
import { rendered } from '../../testing/rendered.tsx';
import { useDrag } from './use-drag.ts';

function Held({ onDrop }: { readonly onDrop: (at: Point) => void }) {
  const { on } = useDrag({ drag: () => true, drop: onDrop, turn: () => {} });
  return <button type="button" {...on} />;
}

test('a finger reaches every place of the land, the lowest too', async () => {
  Element.prototype.setPointerCapture ??= () => {};
  vi.stubGlobal('innerHeight', 390);
  const drop = vi.fn<(at: Point) => void>();
  const place = await rendered(<Held onDrop={drop} />);
  const finger = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const event = new PointerEvent(type, { clientX, clientY, pointerType: 'touch', bubbles: true });
      place.querySelector('button')?.dispatchEvent(event);
    });
  for (const y of [120, 389]) {
    await finger('pointerdown', 700, 200);
    await finger('pointermove', 400, y);
    await finger('pointerup', 400, y);
  }
  const [[middle], [low]] = drop.mock.calls;
  expect(middle.y).toBeLessThan(120 - 40);
  expect(low.y).toBeGreaterThan(380);
});
