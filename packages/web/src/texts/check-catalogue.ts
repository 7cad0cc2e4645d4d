import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';

/**
 * Tests of a part's words, to be called from a test beside them: all used, all there, the same in both languages. `families` are
 * keys put together from a name, with every name there is.
 */
export function checkCatalogue(
  folder: URL,
  { en, fr }: Catalogue<string>,
  families: Readonly<Record<string, readonly string[]>> = {},
): void {
  const root = fileURLToPath(folder);
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts.(?:en|fr)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const made = Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => `${family}.${name}`),
  );

  test('every text is used', () => {
    const unused = Object.keys(en).filter((key) => !source.includes(`'${key}'`) && !made.includes(key));
    expect(unused).toEqual([]);
  });

  test('every name has its words, and the source asks for them', () => {
    expect(made.filter((key) => !(key in en))).toEqual([]);
    for (const family of Object.keys(families)) expect(source).toContain(`\`${family}.\${`);
  });

  test('French and English have the same keys in the same order, with the same parameters', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const key of Object.keys(en)) expect([key, holesOf(fr[key])]).toEqual([key, holesOf(en[key])]);
  });
}

function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
}
