import { expect, test } from 'vitest';
import { Nets, numbersInAll } from '../evaluation/nets/nets.ts';
import { readNumbers, writeNumbers } from '../evaluation/nets/numbers.ts';
import { Lessons } from './lessons.ts';
import { selfPlay } from './self-play.ts';
import { scatter, Trainer } from './trainer.ts';

const table = { preset: 'base', players: 2 } as const;

test('from a few games nets learn something of them, from the same seed the same', () => {
  const games = [1, 2, 3, 4].map((seed) => selfPlay(table, seed, 0));
  const taught = [1, 1].map((seed) => {
    const numbers = new Float64Array(numbersInAll(16));
    const nets = new Nets(numbers);
    const lessons = new Lessons(nets, 8);
    lessons.addAll(table, games);
    scatter(nets, seed);
    const { before, after } = new Trainer(nets, lessons, { epochs: 4, rate: 0.002, decay: 0, seed }).train();
    expect(after).toBeLessThan(before);
    return numbers;
  });
  expect(taught[0]).toEqual(taught[1]);
});

test('numbers are read as they were written, to 32 bits', () => {
  const numbers = Float64Array.of(0, -1.5, 0.1, 1e6);
  expect(readNumbers(writeNumbers(numbers))).toEqual(Float64Array.of(0, -1.5, Math.fround(0.1), 1e6));
});
