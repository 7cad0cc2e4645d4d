import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** ARCHITECTURE.md: each package takes values only from those before it, and of the server the page uses only what both sides say. */
const ARROWS = ['rules', 'bots', 'server', 'web', 'cli'];
const THROUGH: Readonly<Record<string, RegExp>> = { 'web → server': /^@bastide\/server\/protocol(\/|$)/ };

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
  expect(isAllowed('web', '@bastide/server/foreign')).toBe(false);
  expect(isAllowed('web', '@bastide/server/protocol/client')).toBe(true);
});

test('what a package says it depends on agrees', () => {
  const wrong = ARROWS.flatMap((name) => {
    const file = new URL(`../../../${name}/package.json`, import.meta.url);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object };
    return Object.keys(dependencies)
      .filter((one) => one.startsWith('@bastide/') && !comesBefore(one.slice('@bastide/'.length), name))
      .map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

function isAllowed(own: string, imported: string): boolean {
  const other = imported.split('/')[1];
  return comesBefore(other, own) && (THROUGH[`${own} → ${other}`]?.test(imported) ?? true);
}

/** A package may also name itself. */
function comesBefore(one: string, other: string): boolean {
  return ARROWS.indexOf(one) >= 0 && ARROWS.indexOf(one) <= ARROWS.indexOf(other);
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
