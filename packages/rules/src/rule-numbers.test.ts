import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const rules = join(source, '../../../docs/rules.md');

/** Rules are list items that begin with their number, `- TB3 …`; those of section X that have one too. */
function numberedRules(): string[] {
  const lines = readFileSync(rules, 'utf8').split('\n');
  return lines.flatMap((line) => /^- ([A-Z]{1,2}\d+) /.exec(line)?.[1] ?? []);
}

/** Numbers at the beginning of test titles, `test('IC1 an inn …')`, several joined by commas or slashes too. */
function citedRules(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const titles = files.flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(
      /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]*)/g,
    ),
  ]);
  return new Set(
    titles.flatMap(
      ([, title]) => /^(?:[A-Z]{1,2}\d+[ ,/+–-]*)+/.exec(title)?.[0].match(/[A-Z]{1,2}\d+/g) ?? [],
    ),
  );
}

test('every numbered rule has a test whose title begins with its number', () => {
  const numbered = numberedRules();
  const cited = citedRules();
  expect(numbered.length).toBeGreaterThan(80);
  const untested = numbered.filter((rule) => !cited.has(rule));
  expect(untested, 'write a test in packages/rules whose title begins with the number').toEqual([]);
});
