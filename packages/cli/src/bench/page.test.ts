import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartSvg } from './chart.ts';
import { linesOf } from './lines.ts';
import { pageWith } from './page.ts';
import type { BenchResult } from './result.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');
const result: BenchResult = JSON.parse(read('performance.json'));

test('docs/performance.md shows the numbers of docs/performance.json', () => {
  const page = read('performance.md');
  expect(pageWith(page, result)).toBe(page);
  expect(page).toContain('| base, listing |');
});

test('the chart of docs/performance.md shows them too', () => {
  expect(chartSvg(linesOf(result))).toBe(read('pictures/performance.svg'));
});

test('a page without a place for the numbers is not touched', () => {
  expect(() => pageWith('# Performance', result)).toThrow('no place');
});
