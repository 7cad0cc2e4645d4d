import { expect, test } from 'vitest';
import { pinGrowth, pinRadius } from '../choices/pin-growth.ts';
import { type Aim, distance } from '../pointing/aims.ts';
import { notesClear } from './notes-clear.ts';
import { signOf } from './numbers-apart.ts';

const noted = (key: string, x: number, y: number): Aim => ({
  key,
  shape: 'segment',
  x: 0,
  y: 0,
  at: { x, y },
  answers: [],
  segment: 0,
  link: undefined,
  tile: undefined,
  standing: undefined,
  lit: { answer: {} as never, segments: [{ x: 0, y: 0, place: 0 }], note: '+1', tone: 'more' },
});

test.each([0.3, 0.47, 0.7, 1])(
  'what is written on lit land hides nobody, nor what else is written: %d',
  (zoom) => {
    const people = {
      at: [
        { x: 30, y: 40 },
        { x: 45, y: 40 },
      ],
      scale: Math.max(1, 0.7 / zoom),
    };
    const aims = notesClear([noted('a', 60, 40), noted('b', 45, 60)], people, new Map(), zoom);
    const radius = (aim: Aim) => pinRadius(aim) * pinGrowth(aim, aims, zoom);
    for (const aim of aims) {
      expect(2 * radius(aim) * zoom).toBeGreaterThan(22);
      for (const at of people.at)
        expect(distance(signOf(aim), at)).toBeGreaterThan(radius(aim) + 12 * people.scale);
    }
    const [one, other] = aims;
    expect(distance(signOf(one), signOf(other))).toBeGreaterThan(2 * radius(one));
  },
);

test('where nobody stands it is written at its place', () => {
  const aims = [noted('a', 60, 40)];
  expect(notesClear(aims, { at: [{ x: 10, y: 90 }], scale: 1 }, new Map(), 1)[0].sign).toBeUndefined();
});
