import { expect, test } from 'vitest';
import { Gate } from './arrival.ts';

test('what comes while something is coming is simply there', () => {
  const gate = new Gate();
  const seen = [0, 50, 100, 259, 260, 300, 600].filter((now) => gate.opens(now, 260));
  expect(seen).toEqual([0, 260, 600]);
});
