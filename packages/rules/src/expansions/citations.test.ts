import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Awarded, catalogue, newGame, registry, rulesOf, rulesOfAward } from '../index.ts';
import { hasText } from '../internal.ts';
import { KINDS } from '../tile/kinds.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const book = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
const numbered = new Set([...book.matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(([, number]) => number));

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);
const source = files.map((file) => readFileSync(SOURCES + file, 'utf8')).join('\n');
const found = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, one]) => one))];

const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
const setups = [
  ...sets.map((id) => ({ sets: [...new Set(['base', id])], players: 2 })),
  { sets: ['base'], players: 2, options: { hand: 3, farmers: 'perCity' } },
  { sets: sets.filter((id) => id !== 'river-bb5'), players: 2 },
];
const rulesets = setups.map((setup) => {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok.rules;
});

test('every rule that is cited exists', () => {
  expect(numbered.size).toBeGreaterThan(80);
  const cited = [...Object.values(registry.citations).flat(), ...found(/\brule: '([^']+)'/g)];
  expect(cited.length).toBeGreaterThan(100);
  expect(
    cited.filter((rule) => !numbered.has(rule)),
    'write them into docs/rules.md, as `- WE1 …`',
  ).toEqual([]);
  const figures = rulesets.flatMap((rules) => rules.figures);
  const barring = figures.flatMap(({ rule, barred = {} }) => [rule, ...Object.values(barred)]);
  expect(barring.filter((rule) => !numbered.has(rule))).toEqual([]);
});

test('every option has the rules that the table of options has', () => {
  const table = [...book.matchAll(/^\| `(\w+)` \| .*? \| ([A-Z0-9, ]+) \| /gm)].map(([, name, rules]) => [
    name,
    rules.split(', '),
  ]);
  const options = catalogue.flatMap((expansion) =>
    Object.keys('options' in expansion ? expansion.options : {}),
  );
  expect(options.length).toBeGreaterThan(15);
  expect(options.map((name) => [name, rulesOf(`option.${name}`)])).toEqual(
    options.map((name) => table.find(([listed]) => listed === name)),
  );
});

test('every cause and every reason of an award has its rule', () => {
  // Some are put together from a name: features, sectors, messages. All have words, and all words are cited.
  const texts = found(/^ {2}'((?:cause|because)\.[^']+)':/gm).filter(
    (key) => !key.startsWith('because.each'),
  );
  const kinds = KINDS.filter((kind) => kind !== 'river');
  expect(texts.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => !hasText(`cause.${kind}`))).toEqual([]);
  expect(texts.filter((key) => rulesOf(key).length === 0)).toEqual([]);
});

test('every reason why not has words', () => {
  const codes = found(/\bcode: '([^']+)'/g);
  expect(codes).toEqual(expect.arrayContaining(['edge', 'occupied', 'river/bend', 'not-asked']));
  expect(codes.filter((code) => !hasText(`why.${code}`))).toEqual([]);
  const figures = new Set(rulesets.flatMap((rules) => rules.figures.map(({ name }) => name)));
  expect([...figures].filter((name) => !hasText(`why.none-at-home.${name}`))).toEqual([]);
});

describe('an award', () => {
  const road: Awarded = { event: 'awarded', id: 0, seat: 0, points: 4, cause: 'road', because: { tiles: 4 } };

  test('B3 is explained by the rule of its cause', () => {
    expect(rulesOfAward(road)).toEqual(['B3']);
  });

  test('IC1 and by whatever changed the sum', () => {
    expect(rulesOfAward({ ...road, because: { tiles: 4, inn: 1, witch: 4 } })).toEqual(['B3', 'IC1', 'MW4']);
  });

  test('B7 and by the majority where several competed', () => {
    const contested = { ...road, on: 'road:N', x: 0, y: 0 };
    expect(rulesOfAward({ ...contested, held: [1, 2] })).toEqual(['B3', 'B7']);
    expect(rulesOfAward({ ...contested, held: [1, 0] })).toEqual(['B3']);
  });
});
