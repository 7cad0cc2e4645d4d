import { expect, test } from 'vitest';
import { replayAskedBy } from './keys.ts';

const press = (key: string, shiftKey = false, ctrlKey = false) =>
  replayAskedBy({ key, shiftKey, ctrlKey, metaKey: false, altKey: false });

test('keys lead through the game', () => {
  expect(press(' ')).toEqual({ do: 'toggle' });
  expect(press('ArrowRight')).toEqual({ do: 'move', way: 1 });
  expect(press('ArrowUp')).toEqual({ do: 'turn', way: -1 });
  expect(press('S', true)).toEqual({ do: 'score', way: -1 });
  expect(press('End')).toEqual({ do: 'last' });
  expect(press('2')).toEqual({ do: 'eyes', seat: 1 });
});

test('arrows with shift are left to the land, and short cuts to the browser', () => {
  expect(press('ArrowRight', true)).toBeUndefined();
  expect(press('s', false, true)).toBeUndefined();
  expect(press('0')).toBeUndefined();
});
