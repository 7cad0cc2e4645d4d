import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, KINDS, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';

/**
 * An expansion is a folder `expansions/<id>` of a package, and nothing else names it: not its id, figures, marks, tokens or pawns. Looked
 * for in code and styles; comments, and sentences for people, may speak of anything.
 */
const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders in which anything may be named: where expansions live or meet, and what only tests and tools use. */
const AT_HOME =
  /(?:^|\/)(?:expansions|testing|interplay|tactics|e2e|tools|corpus|frozen|node_modules|dist)\/|\.test\.tsx?$|\.table\.ts$/;

/** Names that are plain words too, and where they are meant as such. */
const PLAIN: readonly { readonly name: string; readonly in: RegExp; readonly why: string }[] = [
  { name: 'big', in: /^web\/src\/(?!art|board|expansions|panels|session)/, why: 'a size' },
  { name: 'gold', in: /^web\/src\/art\//, why: 'a paint' },
  { name: 'magic', in: /^cli\/src\/records/, why: 'the bytes a file begins with' },
  {
    name: 'wheel',
    in: /^web\/src\/(?:board\/camera\/|panels\/turn\/tile-in-hand)/,
    why: 'the wheel of a mouse',
  },
];

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /^[\w-]+\/(?:src|build)\/.*\.(?:ts|tsx|css)$/.test(path) && !AT_HOME.test(path))
  .map((path) => ({ path, text: readFileSync(join(packages, path), 'utf8') }));

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
  for (const name of ['rules', 'bots', 'server', 'web', 'cli'])
    expect(sources.some(({ path }) => path.startsWith(`${name}/`))).toBe(true);
  expect(
    namesIn({ path: 'a.ts', text: "import { x } from '../ferries/put.ts'; const hasWheel = 1;" }),
  ).toEqual(['ferries', 'wheel']);
  expect(
    namesIn({ path: 'a.ts', text: "// the wheel\nsay('The pig and the builder.'); innerWidth;" }),
  ).toEqual([]);
  expect(namesIn({ path: 'a.css', text: '.fig-mage { fill: red; } /* the witch */' })).toEqual(['mage']);
});

test('no expansion is named outside its folder', () => {
  const found = sources.flatMap((source) => namesIn(source).map((name) => `${source.path}: ${name}`));
  expect(found, 'move it to expansions/<id>/ of its package, or let the rules say what is guessed').toEqual(
    [],
  );
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
  return [...names].filter((name) => words.has(name.toLowerCase())).sort();
}

/** Identifiers and strings of a source: each as it is, with its parts, and the parts in singular. */
function wordsOfCode(text: string): Set<string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, ' ');
  // Sentences are for people; what is put into them is code.
  const code = bare.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, (string) =>
    /\s/.test(string.slice(1, -1)) ? (string.match(/\$\{[^}]*\}/g) ?? []).join(' ') : string,
  );
  return partsOf(code.match(/[A-Za-z][\w-]*/g) ?? []);
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
      found.add(part.toLowerCase());
      found.add(part.toLowerCase().replace(/s$/, ''));
    }
  }
  return found;
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

function namesOf({ id, always, box, texts }: (typeof catalogue)[number]): string[] {
  const made = newGame({ sets: always ? ['base'] : ['base', id], players: 2 });
  if ('error' in made) throw new Error(`${id}: ${made.error}`);
  const { setup, hooks } = made.ok.rules;
  const { figures = [], marks = [], scorers = [] } = box?.(setup) ?? {};
  const tokens = hooks.tokens.flatMap((token) => token.names);
  // Pieces that belong to nobody are in no list, but have words.
  const spoken = Object.keys(texts.en).flatMap((key) => /^figure\.([\w-]+)$/.exec(key)?.[1] ?? []);
  const printed = [...figures, ...marks].map(({ name }) => name);
  return [id, ...printed, ...spoken, ...scorers, ...tokens];
}
