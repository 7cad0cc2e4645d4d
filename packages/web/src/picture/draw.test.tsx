import { expect, test, vi } from 'vitest';
import { recordingPen } from '../art/paint/testing/recording-pen.ts';
import { draw } from './draw.ts';

test('a drawing is painted where it lies, in its own look or that of what it lies in', () => {
  vi.stubGlobal('Path2D', class {});
  const { pen, calls } = recordingPen();
  const Mark = () => <circle r={3} />;
  draw(
    pen,
    <g transform="translate(4 5) rotate(90)" fill="red">
      <Mark />
      <path className="fig-line" d="M0 0L1 1" stroke="blue" strokeWidth={2} />
    </g>,
  );
  vi.unstubAllGlobals();
  expect(calls).toContain('translate(4,5)');
  expect(calls).toContain(`rotate(${Math.PI / 2})`);
  expect(
    calls.filter((call) => /^(fillStyle|fill|strokeStyle|lineWidth|lineCap|stroke)[=(]/.test(call)),
  ).toEqual([
    'fillStyle=red',
    'fill(·,nonzero)',
    'strokeStyle=blue',
    'lineWidth=2',
    'lineCap=round',
    'stroke(·)',
  ]);
});
