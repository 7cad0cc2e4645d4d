import { expect, test } from 'vitest';
import { measureHere, type SetupName, setupNames } from './subjects.ts';

const effort = { rounds: 1, milliseconds: 1 };

test.each(setupNames)('%s: games a second, cost of a copy, size of a state', (name: SetupName) => {
  const measured = measureHere(name, effort)[name];
  const numbers = [
    measured?.listing.gamesPerSecond,
    measured?.sampling.gamesPerSecond,
    measured?.cloneNanoseconds,
    measured?.stateBytes,
  ];
  expect(numbers.every((number) => Number.isInteger(number) && Number(number) > 0)).toBe(true);
  const searched = name === 'base' || name === 'everything';
  expect(measured?.search !== undefined).toBe(searched);
});

test('everything is measured with four players, and with two', () => {
  const bytes = (name: SetupName) => measureHere(name, effort)[name]?.stateBytes ?? 0;
  expect(bytes('everything')).toBeGreaterThan(bytes('everything-two'));
});

test('ten sets: the cost of a turn on a small and on a large land', () => {
  const cost = measureHere('ten-sets', effort)['ten-sets'];
  for (const way of ['listing', 'sampling'] as const) {
    const { nanosecondsAt70 = 0, nanosecondsAt700 = 0, ratio = 0 } = cost?.[way] ?? {};
    // A turn in a few nanoseconds would mean that none was played.
    expect(Math.min(nanosecondsAt70, nanosecondsAt700)).toBeGreaterThan(100);
    expect(ratio).toBeCloseTo(nanosecondsAt700 / nanosecondsAt70, 1);
  }
});
