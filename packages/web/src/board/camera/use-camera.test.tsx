import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import type { Gesture } from './gestures.ts';
import { useCamera } from './use-camera.ts';

function Land({ onGesture }: { readonly onGesture: (gesture: Gesture) => void }) {
  const { box, sheet } = useCamera({ onGesture, onLeave() {}, onPaint() {} });
  return (
    <>
      <div ref={box} className="board">
        <div ref={sheet} />
        <button type="button" className="card" />
      </div>
      <button type="button" className="confirm" />
    </>
  );
}

/** Presses what there is, one soon after the other, and tells which taps on the land were second ones. */
async function taps(...selectors: readonly string[]): Promise<boolean[]> {
  const twice: boolean[] = [];
  const place = await rendered(
    <Land onGesture={(gesture) => gesture.kind === 'tap' && twice.push(gesture.twice)} />,
  );
  for (const selector of selectors) {
    const pressed = place.querySelector<HTMLElement>(selector);
    for (const kind of ['pointerdown', 'pointerup'])
      pressed?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientX: 9, clientY: 9 }));
  }
  return twice;
}

test('who taps the land twice at once means a double tap; who confirms in between does not', async () => {
  expect(await taps('.board', '.board')).toEqual([false, true]);
  expect(await taps('.board', '.confirm', '.board')).toEqual([false, false]);
  expect(await taps('.board', '.card', '.board')).toEqual([false, false]);
});
