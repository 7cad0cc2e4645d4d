import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** ARCHITECTURE.md: of which others each package takes values. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  bots: ['rules'],
  protocol: ['rules'],
  server: ['rules', 'bots', 'protocol'],
  web: ['rules', 'bots', 'protocol'],
  cli: ['rules', 'bots', 'protocol', 'server', 'web'],
};

const sources = sourcesOf(/^[\w-]+\/(?:src|build|bin)\/.*\.(?:tsx?|m?js)$/);

test('packages import along the arrows', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    importsIn(text)
      .filter((name) => !isAllowed(path.split('/')[0], name))
      .map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('an import against them is found', () => {
  const text = "import { serve } from '@bastide/server';\nimport type { Move } from '@bastide/cli';";
  expect(importsIn(text)).toEqual(['@bastide/server']);
  expect(importsIn("const { x } = await import('@bastide/web/build');")).toEqual(['@bastide/web/build']);
  expect(importsIn("import { type Level } from '@bastide/bots';")).toEqual([]);
  expect([isAllowed('bots', '@bastide/server'), isAllowed('cli', '@bastide/server')]).toEqual([false, true]);
  expect([isAllowed('web', '@bastide/server'), isAllowed('protocol', '@bastide/bots')]).toEqual([
    false,
    false,
  ]);
  expect(isAllowed('web', '@bastide/protocol/client')).toBe(true);
});

test('the store, which has a thread of its own, does not load the rules once more', () => {
  const store = sources.filter(
    ({ path }) => path.startsWith('server/src/store/') && !path.endsWith('.test.ts'),
  );
  expect(new Set(store.flatMap(({ text }) => importsIn(text)))).toEqual(new Set(['@bastide/protocol/pools']));
});

test('what a package says it depends on agrees', () => {
  const wrong = Object.keys(ARROWS).flatMap((name) => {
    const file = new URL(`../../../${name}/package.json`, import.meta.url);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object };
    return Object.keys(dependencies)
      .filter((one) => one.startsWith('@bastide/') && !isAllowed(name, one))
      .map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

/** A package may also name itself. */
function isAllowed(own: string, imported: string): boolean {
  const other = imported.split('/')[1];
  return other === own || ARROWS[own].includes(other);
}

/** Of our packages, those a value is taken from; types are gone once it runs. */
function importsIn(text: string): string[] {
  const named = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*\bfrom\s+'(@bastide\/[^']+)'/gm);
  const bare = text.matchAll(/(?:^import\s+|\bimport\()'(@bastide\/[^']+)'/gm);
  const values = [...named].filter(([, what]) =>
    what
      .replace(/[{}]/g, '')
      .split(',')
      .some((name) => name.trim() !== '' && !name.trim().startsWith('type ')),
  );
  return [...values.map(([, , from]) => from), ...[...bare].map(([, from]) => from)];
}
