import { expect, test } from 'vitest';
import { Nets, numbersInAll } from '../evaluation/nets/nets.ts';
import { readNumbers, writeNumbers } from '../evaluation/nets/numbers.ts';
import { Lessons } from './lessons.ts';
import { selfPlay } from './self-play.ts';
import { scatter, Trainer } from './trainer.ts';

const table = { preset: 'base', players: 2 } as const;

test('nets learn what follows from what they are asked, from the same seed the same', () => {
  const games = [1, 2].map((seed) => selfPlay(table, seed, 0));
  const taught = [1, 1].map((seed) => {
    const numbers = new Float64Array(numbersInAll(8));
    const nets = new Nets(numbers);
    const lessons = new Lessons(nets, 8);
    lessons.addAll(table, games);
    followTheFirstInput(lessons);
    scatter(nets, seed);
    const settings = { epochs: 8, rate: 0.004, decay: 0.01, seed };
    const { before, after } = new Trainer(nets, lessons, settings).train();
    expect(after).toBeLessThan(0.75 * before);
    return numbers;
  });
  expect(taught[0]).toEqual(taught[1]);
});

/** Instead of what games came to, which is mostly luck: each question's first number, for or against. */
function followTheFirstInput({ begins, targets, nets, shares, at, x }: Lessons): void {
  for (const [position, begin] of begins.entries()) {
    targets[position] = 0;
    for (let q = begin; q < (begins[position + 1] ?? nets.length); q++)
      targets[position] += shares[q] * x[at[q]];
  }
}

test('numbers are read as they were written, to 32 bits and 24 places after the point', () => {
  const numbers = Float64Array.of(0, -1.5, 0.1, 1e6);
  expect(readNumbers(writeNumbers(numbers))).toEqual(
    Float64Array.of(0, -1.5, Math.round(0.1 * 2 ** 24) / 2 ** 24, 1e6),
  );
});
