import { decode, encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { edited, shifted } from '../../../build/edits.ts';

test('what is replaced moves what follows on its line, in the map as in the code', () => {
  const code = 'one(a);two(a);three()\nfour(a);five()';
  // Every word is where it stands in a source of its own line.
  const places = (text: string) =>
    text
      .split('\n')
      .map((line, row) =>
        Array.from(
          line.matchAll(/[a-z]{3,}/g),
          ({ index, 0: word }) => [index, WORDS.indexOf(word), row, 0] as [number, number, number, number],
        ),
      );
  const { code: after, edits } = edited(code, /\((a)\)/g, () => '(longer)');
  expect(after).toBe('one(longer);two(longer);three()\nfour(longer);five()');
  const expected = places(after).map((line) => line.filter(([, word]) => word >= 0));
  expect(decode(shifted(encode(places(code)), code, edits))).toEqual(expected);
});

const WORDS = ['one', 'two', 'three', 'four', 'five'];

test('what is found and left as it is moves nothing', () => {
  expect(edited('a b a', /a/g, () => undefined)).toEqual({ code: 'a b a', edits: [] });
});
