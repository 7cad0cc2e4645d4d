import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS, PHRASES } from '@bastide/server/protocol';
import { expect, test } from 'vitest';
import { CLOCK_NAMES } from '../lobby/wish.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts.(?:en|fr)\.ts$/.test(file))
  .map((file) => readFileSync(SOURCES + file, 'utf8'))
  .join('\n');

/** Keys put together from a name, and every name there is. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  error: [...ERRORS, 'no-server', 'no-passkey'],
  phrase: PHRASES,
  clock: [...CLOCK_NAMES, 'own'],
  presence: ['here', 'away', 'bot', 'out'],
  'create.timeout': ['bot', 'out'],
  'create.visibility': ['public', 'link'],
  'create.watch': ['all', 'link', 'none'],
  'terms.timeout': ['bot', 'out'],
  'fair.bad': ['no-proof', 'wrong-commitment', 'bad-setup', 'illegal-move', 'not-what-the-seed-says'],
};
const made = Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => `${family}.${name}`));

test('every text of the online part is used', () => {
  const unused = Object.keys(en).filter((key) => !source.includes(`'${key}'`) && !made.includes(key));
  expect(unused).toEqual([]);
});

test('every name has its words, and the source asks for them', () => {
  expect(made.filter((key) => !(key in en))).toEqual([]);
  for (const family of Object.keys(FAMILIES)) expect(source).toContain(`\`${family}.\${`);
});

test('French and English have the same keys in the same order, with the same parameters', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, holesOf(fr[key])]).toEqual([key, holesOf(en[key])]);
});

function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
}
