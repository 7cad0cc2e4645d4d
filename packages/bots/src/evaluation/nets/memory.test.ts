import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Memory } from './memory.ts';
import { Net, numbersOf } from './net.ts';
import { readNumbers } from './numbers.ts';
import { PLAIN } from './plain.ts';

const shape = { inputs: 2, hidden: 1 };

test('a net adds up what its hidden layer lets through', () => {
  const net = new Net(shape, Float64Array.of(1, 2, -1, 10, 5));
  const sums = new Float64Array(1);
  expect(net.run(Float64Array.of(1, 1), sums)).toBe(25);
  expect(net.run(Float64Array.of(0.5, 0), sums)).toBe(5);
});

test('a net is asked again for another question, and another net for the same one', () => {
  const one = new Net(shape, Float64Array.of(1, 0, 0, 1, 0));
  const other = new Net(shape, Float64Array.of(0, 1, 0, 1, 0));
  const memory = new Memory(3, shape);
  expect(memory.ask(1, one, Float64Array.of(3, 4))).toBe(3);
  expect(memory.ask(1, one, Float64Array.of(3, 4))).toBe(3);
  expect(memory.ask(1, other, Float64Array.of(3, 4))).toBe(4);
  expect(memory.ask(1, other, Float64Array.of(3, 5))).toBe(5);
  expect(memory.ask(2, one, Float64Array.of(0, 0))).toBe(0);
});

test('what a net tells does not depend on what it was asked before', () => {
  const numbers = readNumbers(PLAIN);
  const wide = { inputs: 46, hidden: 32 };
  const net = new Net(wide, numbers.subarray(0, numbersOf(wide)));
  const some = fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 46, maxLength: 46 });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1 }), some, (before, x) => {
      const memory = new Memory(1, wide);
      for (const one of before) memory.ask(0, net, Float64Array.from(one));
      const told = memory.ask(0, net, Float64Array.from(x));
      expect(told).toBe(new Memory(1, wide).ask(0, net, Float64Array.from(x)));
      expect(told).toBeCloseTo(net.run(x, new Float64Array(32)), 2);
    }),
  );
});
