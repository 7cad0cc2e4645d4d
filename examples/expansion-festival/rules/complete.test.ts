import { readFileSync } from 'node:fs';
import { languages, loadTexts } from '@bastide/rules';
import { checkExpansion } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { expansion } from './index.ts';

/** The rules, as the README numbers them. */
const book = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rules = new Set([...book.matchAll(/^- ([A-Z]{2}\d+) /gm)].map(([, number]) => number));

test('nothing is forgotten: words, letters, rules, and games that hold with every other set', async () => {
  await Promise.all(languages.map(loadTexts));
  expect(checkExpansion(expansion, { rules, games: 6, gamesWithAll: 1 })).toEqual([]);
}, 120_000);
