/** With so small a chance of an error of either kind. */
const ERROR = 0.05;
/** The test does not speak before so many pairs: the spread must be known. */
const LEAST = 20;

/**
 * The sequential probability ratio test for a mean: as strong as before, or better by `gain` points. The spread is taken from the
 * pairs themselves, as engine builders do (generalised SPRT).
 * @param {{ mean: number, low: number, high: number }} margin with its 95 % interval
 * @param {number} pairs
 * @param {number} gain
 * @returns {{ ratio: number, verdict: 'better' | 'not better' | 'open' }} the logarithm of the likelihood ratio, and what it says
 */
export function sprt({ mean, low, high }, pairs, gain) {
  if (pairs < LEAST) return { ratio: 0, verdict: 'open' };
  const error = (high - low) / 2 / 1.96;
  const ratio = (gain * (2 * mean - gain)) / (2 * error ** 2);
  const bound = Math.log((1 - ERROR) / ERROR);
  if (ratio >= bound) return { ratio, verdict: 'better' };
  return { ratio, verdict: ratio <= -bound ? 'not better' : 'open' };
}
