import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { crownPlace, WheelArt } from './wheel-art.tsx';

test('the disc turns on to the next sector, never back', () => {
  const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const root = createRoot(box);
  const turnTo = (sector: string) => {
    flushSync(() => root.render(<WheelArt sector={sector} />));
    return box.querySelector<SVGElement>('.wheel-disc')?.style.transform;
  };
  expect(turnTo('plague')).toContain('rotate(-300deg)');
  expect(turnTo('fortune')).toContain('rotate(-360deg)');
  expect(turnTo('famine')).toContain('rotate(-480deg)');
  root.unmount();
});

test('who stands on the sector where it stopped is at the top, whichever that is', () => {
  const top = { x: 200, y: 79 };
  expect(crownPlace('fortune', 'fortune', 0)).toEqual(top);
  expect(crownPlace('famine', 'famine', 0)).toEqual(top);
  expect(crownPlace('famine', 'fortune', 0)).not.toEqual(top);
});
