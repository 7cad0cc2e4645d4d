import { expect, test } from 'vitest';
import { Memory } from './memory.ts';
import { Net } from './net.ts';

const shape = { inputs: 2, hidden: 1, outputs: 1 };

test('a net adds up what its hidden layer lets through', () => {
  const net = new Net(shape, Float64Array.of(1, 2, -1, 10, 5));
  net.run(Float64Array.of(1, 1));
  expect([...net.outputs]).toEqual([25]);
  net.run(Float64Array.of(0.5, 0));
  expect([...net.outputs]).toEqual([5]);
});

test('a net is asked again for another question, and another net for the same one', () => {
  const one = new Net(shape, Float64Array.of(1, 0, 0, 1, 0));
  const other = new Net(shape, Float64Array.of(0, 1, 0, 1, 0));
  const memory = new Memory(3, 2);
  expect(memory.ask(1, one, Float64Array.of(3, 4))).toBe(3);
  expect(memory.ask(1, one, Float64Array.of(3, 4))).toBe(3);
  expect(memory.ask(1, other, Float64Array.of(3, 4))).toBe(4);
  expect(memory.ask(1, other, Float64Array.of(3, 5))).toBe(5);
  expect(memory.ask(2, one, Float64Array.of(0, 0))).toBe(0);
});
