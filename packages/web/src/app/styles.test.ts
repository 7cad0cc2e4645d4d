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

test('a rule stands in one of the four layers, whose order the page reads first', () => {
  const ORDER = '@layer reset, theme, parts, screens;';
  const order = join('app', 'layers.css');
  const main = readFileSync(join(SOURCE, 'main.tsx'), 'utf8');
  expect(/^import '[^']+';$/m.exec(main)?.[0]).toBe("import './app/layers.css';");
  expect(withoutComments(read(order)).trim()).toBe(ORDER);
  expect(sheets.filter((sheet) => sheet !== order && isOutsideLayers(read(sheet)))).toEqual([]);
  expect(isOutsideLayers('@layer parts { .a { b: c } } .d { e: f }')).toBe(true);
  expect(isOutsideLayers('@layer extras { .a { b: c } }')).toBe(true);
});

test('how large a seat’s badge is, its surroundings say with --badge; all the rest stands in panels/seat-badge.css', () => {
  const sizing = /\.seat-badge\s*(?:,[^{]*)?\{[^}]*\b(?:width|height|flex|color):/;
  const own = join('panels', 'seat-badge.css');
  expect(sheets.filter((sheet) => sheet !== own && sizing.test(read(sheet)))).toEqual([]);
});

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}

/** Whether anything stands beside the blocks of the four layers. */
function isOutsideLayers(sheet: string): boolean {
  let depth = 0;
  let outermost = '';
  for (const one of withoutComments(sheet)) {
    if (one === '{') depth++;
    if (depth === 0) outermost += one;
    if (one === '}') depth--;
  }
  return !/^(?:\s*@layer (?:reset|theme|parts|screens)\s*)+$/.test(outermost);
}
