import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, sourceLanguage } from '@bastide/rules';
import { paramsIn } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';

/**
 * Tests of a part's words, to be called from a test beside them: all used, all there, the same in every language. `families` are
 * keys put together from a name, with every name there is.
 */
export function checkCatalogue(
  folder: URL,
  catalogue: Catalogue<string>,
  families: Readonly<Record<string, readonly string[]>> = {},
): void {
  const root = fileURLToPath(folder);
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts.\w\w\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const made = Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => `${family}.${name}`),
  );

  test('every text is used', async () => {
    const keys = Object.keys(await catalogue.load(sourceLanguage));
    expect(keys.filter((key) => !source.includes(`'${key}'`) && !made.includes(key))).toEqual([]);
  });

  test('every name has its words, and the source asks for them', async () => {
    const texts = await catalogue.load(sourceLanguage);
    expect(made.filter((key) => !(key in texts))).toEqual([]);
    for (const family of Object.keys(families)) expect(source).toContain(`\`${family}.\${`);
  });

  checkSameKeys(catalogue);
}

/** Every language has the same keys in the same order, with the same parameters. */
export function checkSameKeys(catalogue: Catalogue<string>): void {
  test.each(languages)('the same keys in the same order, with the same parameters: %s', async (lang) => {
    const source = await catalogue.load(sourceLanguage);
    const texts = await catalogue.load(lang);
    expect(Object.keys(texts)).toEqual(Object.keys(source));
    for (const key of Object.keys(source))
      expect([key, paramsIn(texts[key])]).toEqual([key, paramsIn(source[key])]);
  });
}
