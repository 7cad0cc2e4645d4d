import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Hmac } from './hmac.ts';

test('is what Node says, for any key and any text of up to 55 letters', () => {
  for (let i = 0; i < 200; i++) {
    const key = randomBytes(32);
    const text = randomBytes(28)
      .toString('hex')
      .slice(0, i % 56);
    const digits = createHmac('sha256', key).update(text).digest('hex');
    expect(new Hmac(key).first48(text), text).toBe(Number.parseInt(digits.slice(0, 12), 16));
  }
});

test('keys keep apart, in whatever order they are used', () => {
  const [one, two] = [1, 2].map((byte) => new Hmac(new Uint8Array(32).fill(byte)));
  const first = one.first48('0|0');
  expect(two.first48('0|0')).not.toBe(first);
  expect(one.first48('0|0')).toBe(first);
});

test('what does not fit is refused', () => {
  expect(() => new Hmac(new Uint8Array(31))).toThrow('31 bytes');
  expect(() => new Hmac(new Uint8Array(32)).first48('x'.repeat(56))).toThrow('56 letters');
});
