import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

test('a finger hovers nowhere: what a pointer lights up would stay lit under it', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const sticking = sheets.filter((sheet) => hoversAnywhere(readFileSync(join(SOURCE, sheet), 'utf8')));
  expect(sticking).toEqual([]);
});

test('a style under a pointer is found outside its media query, and inside another', () => {
  expect(hoversAnywhere('a:hover { color: red }')).toBe(true);
  expect(hoversAnywhere('@media (min-width: 1px) { a:hover { color: red } }')).toBe(true);
  expect(hoversAnywhere('a { color: red } @media (hover: hover) { a:hover { color: red } }')).toBe(false);
});

/** Whether some rule asks for a pointer where there may be none. */
function hoversAnywhere(sheet: string): boolean {
  const around: string[] = [];
  for (const [, prelude, brace] of sheet.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') {
      around.pop();
      continue;
    }
    if (prelude.includes(':hover') && !around.some((one) => one.includes('(hover: hover)'))) return true;
    around.push(prelude);
  }
  return false;
}
