import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Expansion } from '../expansion.ts';
import { catalogue, checkSetup, newGame, registry, registryOf, registryWith } from '../index.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

test('every folder is in the catalogue; if not: npm run catalogue', () => {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const listed = readFileSync(`${HERE}catalogue.ts`, 'utf8').matchAll(/from '\.\/(.+)\/index\.ts'/g);
  expect([...listed].map(([, name]) => name)).toEqual(folders.map(({ name }) => name).sort());
});

test('the order of the sets, on which seeds depend', () => {
  expect(
    catalogue.map(({ id }) => id),
    'a new set comes last, with the highest position, and gets a line here',
  ).toEqual([
    'base',
    'rules-2000',
    'river',
    'river-bb5',
    'abbot',
    'inns-cathedrals',
    'traders-builders',
    'flying-machines',
    'messengers',
    'ferries',
    'gold-mines',
    'mage-witch',
    'robbers',
    'hills-sheep',
    'crop-circles',
    'wheel-of-fortune',
  ]);
  expect(catalogue.filter(({ position }) => position === undefined)).toEqual([]);
});

describe('an expansion that is not ours', () => {
  const mill: Expansion = {
    id: 'mill',
    options: { wind: { values: ['calm', 'strong'] } },
    texts: { en: { 'set.mill': 'The Mill' }, fr: { 'set.mill': 'Le moulin' } },
    citations: { 'cause.mill': ['G3'] },
    rules: () => ({ steps: [{ id: 'mill/grind', slot: 'placed', after: ['river/flow'], run: () => {} }] }),
  };
  const setup = { sets: ['base', 'mill'], players: 2, options: { wind: 'strong' } };

  test('is played with ours, after them, and unknown without a word', () => {
    const made = newGame(setup, { with: [mill] });
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    const { rules } = made.ok;
    expect(rules.registry).toBe(registryWith([mill]));
    expect(rules.registry.expansions).toEqual([...catalogue, mill]);
    expect(rules.steps.map(({ id }) => id)).toContain('mill/grind');
    expect(rules.registry.sayNamed('fr', 'set.mill')).toBe('Le moulin');
    // It has no German, so it speaks the language all others are translated from.
    expect(rules.registry.sayNamed('de', 'set.mill')).toBe('The Mill');
    expect(rules.registry.rulesOf('cause.mill')).toEqual(['G3']);
    expect(checkSetup(setup, { with: [mill] })).toHaveProperty('ok.options.wind', 'strong');
    expect(newGame(setup)).toEqual({ error: 'unknown-set', at: 'sets.1' });
    expect(registry.hasText('set.mill')).toBe(false);
  });

  test('gives the same registry each time', () => {
    expect(registryWith([mill])).toBe(registryWith([mill]));
    expect(registryWith([{ ...mill }])).not.toBe(registryWith([mill]));
    expect(registryWith()).toBe(registry);
  });

  test('says where its steps stand', () => {
    const rules: Expansion['rules'] = () => ({ steps: [{ id: 'mill/grind', slot: 'draw', run: () => {} }] });
    expect(() => newGame(setup, { with: [{ ...mill, rules }] })).toThrow(
      'mill/grind has to say `after` or `before` which of these it comes: draw',
    );
  });

  test('takes nobody’s name, position, words or letters', () => {
    expect(() => registryOf([mill, { ...mill }])).toThrow('two expansions are called mill');
    expect(() => registryWith([{ ...mill, position: 10 }])).toThrow('base and mill have the same position');
    const texts = { en: { 'set.base': 'mine' }, fr: { 'set.base': 'à moi' } };
    expect(() => registryWith([{ ...mill, texts }])).toThrow('two expansions bring “set.base”');
    const withMark = (letter: string) => () =>
      registryWith([{ ...mill, letters: { marks: { sail: letter } } }]);
    expect(withMark('P')).toThrow('“P” stands for “pennant” and for “sail”');
    expect(withMark('#')).toThrow('“#” stands for the land and for “sail”');
    expect(withMark('²')).toThrow('stands for');
    expect(withMark('a')).not.toThrow();
  });
});
