import { catalogue, KINDS, newGame, sourceLanguage } from '@bastide/rules';
import { textsOf } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { type Source, sourcesOf } from './sources.ts';

/**
 * An expansion is a folder `expansions/<id>` of a package, and nothing else names it: not its id, figures, marks, tokens or pawns. Looked
 * for in code and styles; comments, and sentences for people, may speak of anything.
 */

/** Folders in which anything may be named: where expansions live or meet, and what only tests use. */
const AT_HOME =
  /(?:^|\/)(?:expansions|testing|interplay|tactics|e2e|corpus|frozen|node_modules|dist)\/|\.test\.tsx?$|\.table\.ts$/;

/** Parts of ids that are plain words. */
const COMMON = new Set(['rules', '2000']);

/** Names that are plain words too, and where they are meant as such. */
const PLAIN: readonly { readonly name: string; readonly in: RegExp; readonly why: string }[] = [
  {
    name: 'big',
    in: /^web\/src\/(?:analysis|app\/home|files|learn\/overview|online\/room|texts)\//,
    why: 'a size',
  },
  { name: 'crop', in: /^web\/src\/art\/paint\//, why: 'what grows on a field' },
  { name: 'flying', in: /^web\/src\/board\/effects\//, why: 'a figure on its way home' },
  { name: 'gold', in: /^web\/src\/art\//, why: 'a paint' },
  { name: 'magic', in: /^cli\/src\/records/, why: 'the bytes a file begins with' },
  {
    name: 'wheel',
    in: /^web\/(?:src\/board\/camera\/|src\/panels\/turn\/tile-in-hand|tools\/bench\/)/,
    why: 'the wheel of a mouse',
  },
];

const sources = sourcesOf(/^[\w-]+\/(?:src|bin|build|tools)\/.*\.(?:tsx?|css|m?js)$/).filter(
  ({ path }) => !AT_HOME.test(path),
);

const names = namesOfExpansions();

test('the names and the sources were found', () => {
  expect([...names]).toEqual(
    expect.arrayContaining([
      'abbot',
      'wheel-of-fortune',
      'big',
      'inn',
      'flyingMachine',
      'wheat',
      'messenger',
    ]),
  );
  for (const word of ['base', 'follower', 'pennant', 'river', 'garden']) expect(names.has(word)).toBe(false);
  for (const name of ['rules', 'bots', 'protocol', 'server', 'web', 'cli'])
    expect(sources.some(({ path }) => path.startsWith(`${name}/`))).toBe(true);
  expect(
    namesIn({ path: 'a.ts', text: "import { x } from '../ferries/put.ts'; const hasWheel = 1;" }),
  ).toEqual(['ferries', 'wheel']);
  expect(
    namesIn({ path: 'a.ts', text: "// the wheel\nsay('The pig and the builder.'); innerWidth;" }),
  ).toEqual([]);
  expect(namesIn({ path: 'a.tsx', text: '<g className="x fig-mage" />; cropCircles(RULES_2000);' })).toEqual([
    'circles',
    'crop',
    'crop-circles',
    'mage',
    'rules-2000',
  ]);
  expect(namesIn({ path: 'a.css', text: '.fig-mage { fill: red; } /* the witch */' })).toEqual(['mage']);
});

test('no expansion is named outside its folder', () => {
  const found = sources.flatMap((source) => namesIn(source).map((name) => `${source.path}: ${name}`));
  expect(
    found,
    'move it to expansions/<id>/ of its package, or let the rules say what is guessed; of a plain word take another, or excuse it in PLAIN',
  ).toEqual([]);
});

test('a plain word that nobody uses is not excused', () => {
  const idle = PLAIN.filter(
    (plain) =>
      !sources.some((source) => plain.in.test(source.path) && allNamesIn(source).includes(plain.name)),
  );
  expect(idle, 'take these out of PLAIN').toEqual([]);
});

function namesIn(source: Source): string[] {
  const isPlain = (name: string) => PLAIN.some((plain) => plain.name === name && plain.in.test(source.path));
  return allNamesIn(source).filter((name) => !isPlain(name));
}

function allNamesIn({ path, text }: Source): string[] {
  const words = path.endsWith('.css') ? wordsOfStyles(text) : wordsOfCode(text);
  return [...names].filter((name) => words.has(joined(name))).sort();
}

/** Learned numbers, written as letters, name nothing. */
const NUMBERS = /'[A-Za-z\d+/=]{1000,}'/g;

/** Identifiers and strings of a source: each as it is, with its parts, and the parts in singular. */
function wordsOfCode(text: string): Set<string> {
  const bare = text.replace(NUMBERS, ' ').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, ' ');
  // Sentences are for people; what is put into them is code, and so are lists of names and classes.
  const code = bare.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, (string) =>
    isSentence(string.slice(1, -1)) ? (string.match(/\$\{[^}]*\}/g) ?? []).join(' ') : string,
  );
  return partsOf(code.match(/[A-Za-z][\w-]*/g) ?? []);
}

function isSentence(text: string): boolean {
  return (
    (/\s/.test(text.trim()) && !/^[\w\s.:#[\]=${}()?'"-]*$/.test(text.replace(/\$\{[^}]*\}/g, 'x'))) ||
    /^[A-ZÀ-Ý]/.test(text)
  );
}

/** Classes and variables. */
function wordsOfStyles(text: string): Set<string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, ' ');
  return partsOf(bare.match(/(?<=[.]|--)[A-Za-z][\w-]*/g) ?? []);
}

function partsOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const parts = [word, ...word.split(/[-_]|(?<=[a-z0-9])(?=[A-Z])/)];
    for (const part of parts) {
      found.add(joined(part));
      found.add(joined(part).replace(/s$/, ''));
    }
  }
  return found;
}

/** `crop-circles`, `cropCircles` and `CROP_CIRCLES` are one name. */
function joined(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Kinds of segments are the core's own words. */
function namesOfExpansions(): Set<string> {
  const found = new Set<string>();
  for (const expansion of catalogue) {
    if (expansion.id === 'base') continue;
    for (const name of namesOf(expansion)) found.add(name);
  }
  for (const kind of KINDS) found.delete(kind);
  return found;
}

function namesOf(expansion: (typeof catalogue)[number]): string[] {
  const { id, always, box } = expansion;
  const made = newGame({ sets: always ? ['base'] : ['base', id], players: 2 });
  if ('error' in made) throw new Error(`${id}: ${made.error}`);
  const { setup, hooks } = made.ok.rules;
  const { figures = [], marks = [], scorers = [] } = box?.(setup) ?? {};
  const tokens = hooks.tokens.flatMap((token) => token.names);
  // Pieces that belong to nobody are in no list, but have words.
  const spoken = Object.keys(textsOf(expansion, sourceLanguage)).flatMap(
    (key) => /^figure\.([\w-]+)$/.exec(key)?.[1] ?? [],
  );
  const printed = [...figures, ...marks].map(({ name }) => name);
  // `crop-circles` is also known by the word crop.
  const parts = id.split('-').filter((part) => part.length > 2 && !COMMON.has(part));
  return [id, ...parts, ...printed, ...spoken, ...scorers, ...tokens];
}
