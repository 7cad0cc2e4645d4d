import { expect, test } from 'vitest';
import { rate, rateGame, UNRATED } from './glicko.ts';

test('the worked example of Glickman’s paper', () => {
  const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a game of three: places decide, a shared place is a draw, and who does not play becomes less certain', () => {
  const [first, ...shared] = rateGame([1, 2, 2].map((place) => ({ ...UNRATED, place })));
  expect(first.rating).toBeGreaterThan(1500);
  expect(shared[0]).toEqual(shared[1]);
  expect(shared[0].rating).toBeLessThan(1500);
  expect(first.deviation).toBeLessThan(350);
  expect(rate({ rating: 1500, deviation: 50, volatility: 0.06 }, []).deviation).toBeGreaterThan(50);
});
