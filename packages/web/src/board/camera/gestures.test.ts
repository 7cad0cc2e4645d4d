import { expect, test } from 'vitest';
import { type Gesture, Hand, type Pressed } from './gestures.ts';

const press = (x: number, y: number, more: Partial<Pressed> = {}): Pressed => ({
  id: 1,
  at: { x, y },
  time: 0,
  touch: false,
  button: 0,
  ...more,
});
const kinds = (gestures: readonly Gesture[]) => gestures.map(({ kind }) => kind);

test('a pointer that is not pressed hovers', () => {
  expect(new Hand().move(1, { x: 5, y: 6 })).toEqual([{ kind: 'hover', at: { x: 5, y: 6 } }]);
});

test('a press that hardly moves is a tap', () => {
  const hand = new Hand();
  hand.down(press(10, 10));
  expect(hand.move(1, { x: 12, y: 11 })).toEqual([]);
  expect(hand.up(press(12, 11))).toEqual([
    { kind: 'release' },
    { kind: 'tap', at: { x: 12, y: 11 }, twice: false, touch: false },
  ]);
});

test('a press that moves pans by all it has moved, and is no tap', () => {
  const hand = new Hand();
  hand.down(press(10, 10));
  const pans = [
    ...hand.move(1, { x: 13, y: 10 }),
    ...hand.move(1, { x: 25, y: 10 }),
    ...hand.move(1, { x: 30, y: 14 }),
  ];
  const moved = pans.reduce((sum, pan) => (pan.kind === 'pan' ? sum + pan.by.x : sum), 0);
  expect(moved).toBe(20);
  expect(kinds(hand.up(press(30, 14)))).toEqual(['release']);
});

test('two quick taps at one place are a double tap; the third is not', () => {
  const hand = new Hand();
  const tap = (time: number) => {
    hand.down(press(10, 10, { time }));
    const [, gesture] = hand.up(press(10, 10, { time: time + 20 }));
    return gesture.kind === 'tap' && gesture.twice;
  };
  expect([tap(0), tap(150), tap(300), tap(2000)]).toEqual([false, true, false, false]);
});

test('a press beside the land comes between two taps: the second is no double tap', () => {
  const hand = new Hand();
  const tap = (time: number) => {
    hand.down(press(10, 10, { time }));
    const [, gesture] = hand.up(press(10, 10, { time: time + 20 }));
    return gesture.kind === 'tap' && gesture.twice;
  };
  tap(0);
  hand.elsewhere();
  expect(tap(150)).toBe(false);
});

test('the other button is told apart', () => {
  const hand = new Hand();
  hand.down(press(4, 4, { button: 2 }));
  expect(kinds(hand.up(press(4, 4, { button: 2 })))).toEqual(['release', 'second']);
});

test('two fingers that part pinch about their middle', () => {
  const hand = new Hand();
  hand.down(press(0, 0, { touch: true }));
  hand.down(press(100, 0, { id: 2, touch: true }));
  expect(hand.move(2, { x: 200, y: 0 })).toEqual([
    { kind: 'pinch', at: { x: 100, y: 0 }, by: { x: 50, y: 0 }, factor: 2 },
  ]);
  expect(hand.up(press(200, 0, { id: 2, touch: true }))).toEqual([]);
  expect(kinds(hand.up(press(0, 0, { touch: true })))).toEqual(['release']);
});

test('two fingers turned clockwise turn once for every step', () => {
  const hand = new Hand();
  hand.down(press(0, 0, { touch: true }));
  hand.down(press(100, 0, { id: 2, touch: true }));
  const turn = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return hand.move(2, { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) });
  };
  const twists = [10, 20, 31, 45, 55].flatMap(turn).filter(({ kind }) => kind === 'twist');
  expect(twists).toEqual([{ kind: 'twist', step: 1 }]);
});

test('a finger that stays holds, a mouse does not; and then it is no tap', () => {
  const hand = new Hand();
  hand.down(press(7, 8, { touch: true }));
  expect(hand.hold()).toEqual([{ kind: 'hold', at: { x: 7, y: 8 } }]);
  expect(kinds(hand.up(press(7, 8, { touch: true })))).toEqual(['release']);
  hand.down(press(7, 8));
  expect(hand.hold()).toEqual([]);
});
