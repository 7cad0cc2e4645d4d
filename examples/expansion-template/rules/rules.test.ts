import { readFileSync } from 'node:fs';
import { languages, loadTexts } from '@bastide/rules';
import { checkExpansion, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { expansion } from './index.ts';

const setup = { sets: ['base', 'windmill'], with: [expansion] };

test('WI1 there are three tiles', () => {
  expect(expansion.box().tiles.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test('WI2 whoever places a windmill gets 2 points at once', () => {
  const game = scene('', setup);
  game.draw('windmill/road').place(1, 0, 90);
  expect(game.awards).toMatchObject([{ seat: 'red', points: 2, cause: 'windmill' }]);
});

test('WI2 other tiles pay nothing', () => {
  const game = scene('', setup);
  game.draw('base/U').place(1, 0, 90);
  expect(game.awards).toEqual([]);
});

test('nothing is forgotten: words, letters, rules, and random games with every other set', async () => {
  await Promise.all(languages.map(loadTexts));
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rules = new Set([...readme.matchAll(/^- ([A-Z]{2}\d+) /gm)].map(([, number]) => number));
  expect(checkExpansion(expansion, { rules, games: 6, gamesWithAll: 1 })).toEqual([]);
}, 120_000);
