import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (sheet: string) => readFileSync(join(SOURCE, sheet), 'utf8');

test('a style sheet longer than 250 lines has two nouns in it: cut it in two', () => {
  expect(sheets.filter((sheet) => read(sheet).split('\n').length > 251)).toEqual([]);
});

test('how large a seat’s badge is, its surroundings say with --badge; all the rest stands in panels/seat-badge.css', () => {
  const sizing = /\.seat-badge\s*(?:,[^{]*)?\{[^}]*\b(?:width|height|flex|color):/;
  const own = join('panels', 'seat-badge.css');
  expect(sheets.filter((sheet) => sheet !== own && sizing.test(read(sheet)))).toEqual([]);
});
