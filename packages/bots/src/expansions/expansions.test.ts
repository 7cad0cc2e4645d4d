import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { Valuer } from '../evaluation/valuer.ts';
import { valuers } from './index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => !name.includes('.test.') && name !== 'index.ts');

test('every file is in the list of index.ts, under the id of its expansion', () => {
  const listed: readonly Valuer[] = valuers;
  expect(listed.map(({ id }) => `${id}.ts`).sort()).toEqual([...files].sort());
  const ids = catalogue.map(({ id }) => id);
  expect(listed.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
});

/** Words of one expansion, by which it would be known: figures, marks, tokens, things. */
function wordsOf(id: string): string[] {
  const made = newGame({ sets: ['base', id], players: 2 });
  if ('error' in made) return [];
  const { rules } = made.ok;
  const base = newGame({ sets: ['base'], players: 2 });
  const plain = 'ok' in base ? base.ok.rules.figures.map(({ name }) => name) : [];
  const figures = rules.figures.map(({ name }) => name).filter((name) => !plain.includes(name));
  const tokens = rules.hooks.tokens.flatMap(({ names }) => names);
  return [...figures, ...tokens];
}

/** Words that mean something else too. */
const COMMON = ['big', 'base'];

test('nothing else in the sources names an expansion, its figures or its tokens', () => {
  const source = join(folder, '..');
  const words = catalogue
    .filter(({ id }) => id !== 'base')
    .flatMap(({ id }) => [id, ...wordsOf(id)])
    .filter((word) => !COMMON.includes(word));
  expect(words).toEqual(expect.arrayContaining(['abbot', 'builder', 'gold', 'wine', 'shepherd']));
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !/^(expansions|tactics|testing|frozen)\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      return [...new Set(words)]
        .filter((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
        .map((word) => `${path} names ${word}: put it into expansions/`);
    });
  expect(found).toEqual([]);
});
