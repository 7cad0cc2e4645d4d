import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KINDS } from '@bastide/rules';
import { expect, test } from 'vitest';
import { COLOURS } from '../session/types.ts';
import { expansionIds } from '../setup/plan.ts';
import { checkSameKeys } from './check-catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pageTexts, scorerOf, speak } from './speak.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Everything the page is made of, but its tests and the catalogues themselves. */
const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts.\w\w\.ts$/.test(file))
  .map((file) => readFileSync(SOURCES + file, 'utf8'))
  .join('\n');

/** A list of names in the source, `const TABS = ['players', …] as const`; one that is exported comes first. */
function listed(name: string): string[] {
  const found = [`export const ${name}`, `const ${name}`].map((words) =>
    new RegExp(`${words} = \\[([^\\]]*)\\]`).exec(source),
  );
  const list = found.find((one) => one !== null)?.[1];
  if (list === undefined) throw new Error(`there is no list ${name}`);
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
}

/** Keys put together from a name: how the source writes them, and every name there is. */
const families: readonly {
  readonly written: string;
  readonly family: string;
  readonly names: readonly string[];
}[] = [
  { written: '`menu.theme.${', family: 'menu.theme', names: listed('THEMES') },
  { written: '`menu.pace.${', family: 'menu.pace', names: listed('PACES') },
  { written: '`menu.${', family: 'menu', names: [...listed('SWITCHES'), ...listed('PLACES')] },
  { written: '`gallery.size.${', family: 'gallery.size', names: ['40', '90', '180', '300'] },
  { written: '`count.${', family: 'count', names: listed('COUNTED') },
  { written: '`guide.${', family: 'guide', names: listed('HINTS') },
  {
    written: '}.about`',
    family: 'guide',
    names: listed('HINTS').map((hint) => `${hint}.about`),
  },
  { written: '`table.kept.${', family: 'table.kept', names: ['browser', 'server'] },
  { written: '`arrow.${', family: 'arrow.answers', names: listed('SIDES') },
  { written: '`arrow.${', family: 'arrow.last', names: listed('SIDES') },
  { written: '`colour.${', family: 'colour', names: COLOURS },
  { written: '`layer.${', family: 'layer', names: listed('LAYERS') },
  { written: '`tab.${', family: 'tab', names: listed('TABS') },
  { written: "'log.deployed'", family: 'log.deployed', names: KINDS },
  { written: "'log.home'", family: 'log.home', names: KINDS },
  { written: "'log.neutral'", family: 'log.neutral', names: KINDS },
];

function isUsed(key: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  return families.some(
    ({ written, family, names }) =>
      source.includes(written) && names.some((name) => key === `${family}.${name}`),
  );
}

test('every text of the page is used', () => {
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

checkSameKeys(pageTexts);

test('the first screen, the page’s description and the repository promise the expansions there are', () => {
  const remedy = 'count anew: in this test, in `home.about` of both languages, and in the files it reads';
  expect(expansionIds, remedy).toHaveLength(14);
  expect(fr['home.about']).toContain('quatorze extensions');
  const promises = ['web/index.html', 'web/public/manifest.webmanifest', '../package.json', '../README.md'];
  const told = promises.map((path) => readFileSync(`${SOURCES}../../${path}`, 'utf8'));
  for (const text of [en['home.about'], ...told]) expect(text).toContain('fourteen expansions');
});

test('points have the form their number asks for', () => {
  expect(speak('en', 'end.winner', { who: 'Ann', n: 1 })).toBe('Ann wins with 1 point.');
  expect(speak('fr', 'end.tie', { who: 'Ann et Bob', n: 1 })).toMatch(/avec 1 point chacun\.$/);
  const pawn = (who: string) =>
    speak('en', 'table.track.at', { what: scorerOf('en', 'marker', who), space: 1, n: 1 });
  expect([pawn('Ann'), pawn('You')]).toEqual([
    'Ann’s marker: space 1, 1 point',
    'your marker: space 1, 1 point',
  ]);
});
