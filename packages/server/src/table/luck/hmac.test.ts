import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ShortHmac } from './hmac.ts';

test('a short HMAC begins as that of the library, for every length of text', () => {
  for (let length = 0; length <= 55; length++) {
    const key = randomBytes(32);
    const text = randomBytes(28).toString('hex').slice(0, length);
    const whole = createHmac('sha256', key).update(text).digest();
    expect(new ShortHmac(key).first48(text)).toBe(whole.readUIntBE(0, 6));
  }
});
