import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { Frame } from './frame.ts';

/** The library’s own reader, which its types don’t name. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: object) => Writable };

/** What a client makes of bytes, read by the library that reads ours. */
function read(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer) => resolve(String(data)));
    receiver.on('error', reject);
    receiver.write(bytes);
  });
}

test('a frame says what was put into it', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      expect(await read(Buffer.from(new Frame(text).wire, 'latin1'))).toBe(text);
    }),
  ));

test.each([0, 125, 126, 127, 65_535, 65_536, 200_000])('%i letters', async (length) => {
  const text = 'x'.repeat(length);
  expect(await read(Buffer.from(new Frame(text).wire, 'latin1'))).toBe(text);
});
