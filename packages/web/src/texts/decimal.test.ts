import { expect, test } from 'vitest';
import { decimal, percentage, rounded, signed } from './decimal.ts';

test('a negative number has a minus sign, not a hyphen', () => {
  expect([decimal('en', -4.83), decimal('fr', -4.83)]).toEqual(['−4.8', '−4,8']);
  expect([rounded('en', -4), rounded('fr', -4.27)]).toEqual(['−4', '−4,3']);
  expect([signed('en', -4.83), signed('fr', -4.83)]).toEqual(['−4.8', '−4,8']);
});

test('what is rounded to 0 has no sign', () => {
  expect([decimal('en', -0.04), rounded('en', -0.04), signed('en', -0.04)]).toEqual(['0.0', '0', '0.0']);
  expect(percentage('en', -0.004)).toBe('0%');
});

test('a large number with its sign has no tenths', () => {
  expect([signed('en', -310), signed('fr', -310.04), signed('en', 99.96)]).toEqual(['−310', '−310', '+100']);
  expect([signed('en', 99.9), signed('fr', 3)]).toEqual(['+99.9', '+3,0']);
  expect([signed('en', -17, 0), signed('fr', 0, 0)]).toEqual(['−17', '0']);
});
