import { expect, test } from 'vitest';
import { askedBy, isRepeatable } from './keys.ts';

const press = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {}) =>
  askedBy({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('arrows move the choice, with shift the land', () => {
  expect(press('ArrowUp')).toEqual({ do: 'move', direction: 'up' });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ do: 'pan', direction: 'up' });
});

test('R turns, with shift the other way, whatever the case', () => {
  expect(press('r')).toEqual({ do: 'turn', step: 1 });
  expect(press('R', { shiftKey: true })).toEqual({ do: 'turn', step: -1 });
});

test.each([
  ['Enter', 'confirm'],
  [' ', 'confirm'],
  ['Escape', 'cancel'],
  ['p', 'pass'],
  ['P', 'pass'],
  ['u', 'undo'],
  ['+', 'closer'],
  ['-', 'farther'],
  ['0', 'fit'],
])('%s asks to %s', (key, what) => {
  expect(press(key)).toEqual({ do: what });
});

test('the browser keeps its own keys', () => {
  expect(press('r', { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
});

test('a key held down moves on and takes back, but plays, passes and skips only once', () => {
  const isHeard = (key: string) => {
    const asked = press(key);
    return asked !== undefined && isRepeatable(asked);
  };
  expect(['ArrowUp', 'r', 'u', '+'].map(isHeard)).toEqual([true, true, true, true]);
  expect(['Enter', ' ', 'p', 's'].map(isHeard)).toEqual([false, false, false, false]);
});
