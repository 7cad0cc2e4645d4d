import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Texts } from '../expansion.ts';
import { catalogue, newGame, presets, say } from '../index.ts';
import { hasText } from '../internal.ts';
import { KINDS } from '../tile/kinds.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const folders: readonly { readonly name: string; readonly en: Texts; readonly fr: Texts }[] =
  await Promise.all(
    readdirSync(HERE, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const { en } = await import(`./${name}/texts/en.ts`);
        const { fr } = await import(`./${name}/texts/fr.ts`);
        return { name, en, fr };
      }),
  );

const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
const clashing = (id: string) => catalogue.find((one) => one.id === id)?.clashes ?? [];
/** As many sets as go together, and those that had to stay out. */
const together = sets.filter((id, i) => !clashing(id).some((other) => sets.slice(0, i).includes(other)));
const setups = [
  { sets: together, players: 4 },
  { sets: together, players: 4, options: { hand: 3, farmers: 'perCity' } },
  ...sets.map((id) => ({ sets: [...new Set(['base', id])], players: 2 })),
];
const rulesets = setups.map((setup) => {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok.rules;
});

function missing(keys: Iterable<string>): string[] {
  return [...new Set(keys)].filter((key) => !hasText(key));
}

/** What a pattern finds in all sources but the tests. */
function found(pattern: RegExp): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .flatMap((file) => [...readFileSync(SOURCES + file, 'utf8').matchAll(pattern)].map((match) => match[1]));
}

test('every folder’s texts are merged, each key once', () => {
  const keys = folders.flatMap(({ en }) => Object.keys(en));
  expect(missing(keys)).toEqual([]);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('what is one’s own has a possessive in English', () => {
  const texts = folders.flatMap(({ en }) => Object.values(en));
  expect(texts.filter((text) => /(?<!\b(?:your|their|its|’s) )\bown\b/.test(text))).toEqual([]);
});

test('every preset has a name and a description', () => {
  const names = Object.keys(presets).map((name) => `preset.${name}`);
  expect(missing(names.flatMap((name) => [name, `${name}.about`]))).toEqual([]);
});

test('every kind of land has words', () => {
  expect(missing(KINDS.map((kind) => `kind.${kind}`))).toEqual([]);
});

test('every cause, reason and choice written down in the sources has words', () => {
  const causes = found(/\bcause: '([^']+)'/g);
  const reasons = [
    ...found(/\bbecause\('([^']+)'/g),
    ...found(/\bbecause: \{ (\w+)/g),
    ...rulesets.flatMap(({ hooks }) => hooks.tieBreak.map(({ reason }) => reason)),
  ];
  const labels = found(/\blabel: '([^']+)'/g);
  expect([...causes, ...reasons, ...labels]).toEqual(
    expect.arrayContaining(['goods', 'inn', 'farmers', 'pass']),
  );
  expect(missing(causes.flatMap((cause) => [`cause.${cause}`, `award.${cause}`]))).toEqual([]);
  expect(missing(reasons.map((reason) => `because.${reason}`))).toEqual([]);
  expect(missing(labels.map((label) => `action.${label}`))).toEqual([]);
});

test('every feature can be occupied, left and scored in words', () => {
  const kinds = KINDS.filter((kind) => kind !== 'river');
  const said = kinds.flatMap((kind) => [
    `action.deploy.${kind}`,
    `event.deployed.${kind}`,
    `event.returned.${kind}`,
  ]);
  const paid = kinds.flatMap((kind) => (kind === 'field' ? [kind] : [kind, `${kind}.unfinished`]));
  expect(missing(said)).toEqual([]);
  expect(missing(paid.flatMap((cause) => [`cause.${cause}`, `award.${cause}`]))).toEqual([]);
});

test('every event written down in the sources has words', () => {
  // Awards are told by their cause, what happened in an expansion by what it is, deployments by where.
  const events = found(/\bevent: '(\w+)'/g).filter(
    (name) => !['awarded', 'happened', 'deployed'].includes(name),
  );
  const happened = found(/'happened',\s*what: '([^']+)'/g);
  expect([...events, ...happened]).toEqual(expect.arrayContaining(['turn', 'placed', 'robbers/put']));
  expect(missing([...events, ...happened].map((event) => `event.${event}`))).toEqual([]);
});

test('every failure code has words', () => {
  const codes = found(/\bfail\(\s*'([^']+)'/g);
  expect(codes).toContain('unknown-tile');
  expect(missing(codes.map((code) => `error.${code}`))).toEqual([]);
});

test('a number chooses the form; 0 is plural in English and singular in French', () => {
  const tiles = (n: number) => (['en', 'fr'] as const).map((lang) => say(lang, 'because.tiles', { n }));
  expect(tiles(0)).toEqual(['0 tiles', '0 tuile']);
  expect(tiles(1)).toEqual(['1 tile', '1 tuile']);
  expect(tiles(2)).toEqual(['2 tiles', '2 tuiles']);
});

test('French signs stand after a no-break space', () => {
  expect(say('fr', 'question.first-player')).toBe('Qui commence\u00a0?');
  expect(say('fr', 'error.base-missing')).toContain('«\u00a0base\u00a0»');
  for (const key of folders.flatMap(({ fr }) => Object.keys(fr))) {
    if (hasText(key)) expect(say('fr', key)).not.toMatch(/ [:;!?»]|« |[^\u00a0\d][;!?»]/);
  }
});

test('what a caller forgets stays visible, and names without words stand for themselves', () => {
  expect(say('en', 'held.most')).toBe('Majority: {list}.');
  expect(hasText('event.nothing')).toBe(false);
  expect(hasText('toString')).toBe(false);
});
