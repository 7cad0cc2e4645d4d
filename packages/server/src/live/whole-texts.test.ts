import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { MAX_PAYLOAD } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { hearWholeTexts } from './whole-texts.ts';

/** A line, what is heard on it, and what is left to the library. */
function newLine() {
  const line = new EventEmitter();
  const heard: string[] = [];
  const left: Buffer[] = [];
  const library = (chunk: Buffer) => left.push(Buffer.from(chunk));
  line.on('data', library);
  hearWholeTexts(line as Duplex, (text) => heard.push(text));
  const come = (...frames: readonly Buffer[]) => line.emit('data', Buffer.concat(frames));
  return { line, library, heard, left, come };
}

function frame(body: string | Buffer, first = 0x81): Buffer {
  const bytes = Buffer.from(body);
  const mask = Buffer.from([0x12, 0xfe, 0x00, 0x9c]);
  const { length } = bytes;
  const size = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([first, ...size]), mask, bytes.map((byte, i) => byte ^ mask[i & 3])]);
}

const PONG = frame('', 0x8a);

test.each([['', 'a', 'é€😀', 'x'.repeat(125), 'x'.repeat(126), '€'.repeat(1000), 'x'.repeat(MAX_PAYLOAD)]])(
  'a text that comes whole is heard, alone or beside others',
  (...texts) => {
    const { heard, left, come } = newLine();
    for (const text of texts) come(frame(text));
    come(...texts.map((text) => frame(text)));
    expect(heard).toEqual([...texts, ...texts]);
    expect(left).toEqual([]);
  },
);

test('signs of life are the library’s, and texts after them are heard', () => {
  const { heard, left, come } = newLine();
  come(PONG);
  come(frame('a'), PONG, frame('b'));
  expect(heard).toEqual(['a', 'b']);
  expect(left).toEqual([PONG, PONG]);
});

test.each([
  ['cut short', frame('hello').subarray(0, 8)],
  ['cut in its head', frame('x'.repeat(200)).subarray(0, 3)],
  ['cut to one byte', frame('hello').subarray(0, 1)],
  ['too long', frame('x'.repeat(MAX_PAYLOAD + 1))],
  ['longer than two bytes can say', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4])],
  ['not masked', Buffer.from([0x81, 1, 65, 0, 0, 0, 0, 0])],
  ['a part', frame('hel', 0x01)],
  ['the rest of one', frame('lo', 0x80)],
  ['compressed', frame('hello', 0xc1)],
  ['binary', frame('hello', 0x82)],
  ['a sign of life that is too long', frame('x'.repeat(126), 0x89)],
  ['a farewell', frame('', 0x88)],
  ['no UTF-8', frame(Buffer.from([0xc3, 0x28]))],
])('a frame that is %s is the library’s as it came, and so is all that follows', (_, odd) => {
  const { line, library, heard, left, come } = newLine();
  come(frame('a'), odd);
  come(frame('b'));
  expect(heard).toEqual(['a']);
  expect(left).toEqual([odd, frame('b')]);
  expect(line.listeners('data')).toEqual([library]);
});

test('when the line is closed nothing is heard any more: what is left is the library’s', () => {
  const { line, heard, come } = newLine();
  line.emit('close');
  come(frame('a'));
  expect([heard, line.listenerCount('data')]).toEqual([[], 0]);
});
