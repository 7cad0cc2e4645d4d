import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue, checkSetup, newGame, type Setup } from './index.ts';
import { KINDS } from './tile/kinds.ts';

/** What ARCHITECTURE.md promises and no compiler checks. */
const root = fileURLToPath(new URL('.', import.meta.url));
const core = ['texts', 'arena', 'tile', 'board', 'figure', 'score', 'turn', 'game', 'view'];
const arrows = [...core, 'search', 'expansions', 'for-expansions.ts', 'internal.ts', 'index.ts', 'testing'];

interface Source {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
}

const everything: Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.split(sep).join('/'))
  .map((path) => ({ path, folder: path.split('/')[0], text: readFileSync(join(root, path), 'utf8') }));
const sources = everything.filter(({ path }) => !path.endsWith('.test.ts'));

describe('imports follow the arrows', () => {
  const links = sources.flatMap(({ path, text }) =>
    valueImports(text).map((name) => ({ path, to: target(path, name) })),
  );

  test('they were found', () => {
    expect(links.length).toBeGreaterThan(100);
    expect(valueImports("import { type A, b } from './x.ts';")).toEqual(['./x.ts']);
    expect(valueImports("export {\n  b,\n} from './x.ts';\nexport * from './y.ts';")).toEqual([
      './x.ts',
      './y.ts',
    ]);
    expect(
      valueImports("import type { A } from './x.ts';\nimport { type A, type B } from './y.ts';"),
    ).toEqual([]);
  });

  test('no folder takes a value from a folder after it', () => {
    const wrong = links.filter(({ path, to }) => place(path) < place(to));
    expect(wrong).toEqual([]);
  });

  test('nothing outside packages/rules/src is imported', () => {
    expect(links.filter(({ to }) => !sources.some(({ path }) => path === to))).toEqual([]);
  });

  test('hooks.ts is types, and lists the slots', () => {
    const hooks = sources.find(({ path }) => path === 'hooks.ts')?.text ?? '';
    expect(valueImports(hooks)).toEqual([]);
    expect(hooks.match(/^export (const|function|class|let) \w+/gm)).toEqual(['export const SLOTS']);
  });

  test('expansion.ts is types', () => {
    const text = sources.find(({ path }) => path === 'expansion.ts')?.text ?? '';
    expect(text).toContain('export interface Expansion');
    expect([
      ...valueImports(text),
      ...(text.match(/^export (const|function|class|let) \w+/gm) ?? []),
    ]).toEqual([]);
  });

  test('an expansion takes nothing from another, but from base, and in with-<other>.ts', () => {
    const wrong = links.filter(({ path, to }) => {
      const [own, other] = [expansionOf(path), expansionOf(to)];
      if (own === undefined) return false;
      if (other === undefined) return to.startsWith('expansions/');
      return other !== own && other !== 'base' && !path.endsWith(`/with-${other}.ts`);
    });
    expect(wrong).toEqual([]);
  });

  test('only tests and tools import testing', () => {
    const wrong = links.filter(({ path, to }) => to.startsWith('testing/') && !path.startsWith('testing/'));
    expect(wrong).toEqual([]);
  });
});

describe('nothing outside the folders of the expansions knows one', () => {
  // Catalogues are generated, scenes of tests speak of pawns and robbers on the track, and one expansion is there for tests only.
  const named = [
    'expansions/catalogue',
    'testing/invariants/ours.ts',
    'testing/track.ts',
    'testing/abbey-mayor/',
  ];
  const nameless = sources.filter(
    ({ path }) => expansionOf(path) === undefined && !named.some((one) => path.startsWith(one)),
  );
  const words = wordsOfExpansions();

  test('the words were found', () => {
    const some = [
      'abbot',
      'big',
      'builder',
      'pig',
      'inn',
      'cathedral',
      'wheat',
      'gold',
      'rules-2000',
      'traders',
    ];
    expect([...words]).toEqual(expect.arrayContaining(some));
    expect(words.has('pennant')).toBe(false);
  });

  test("no expansion's name, figure, mark, pawn or token is in its sources, comments included", () => {
    const found = nameless.flatMap(({ path, text }) =>
      [...words]
        .filter((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
        .map((word) => `${path}: ${word}`),
    );
    expect(
      found,
      'move it to its expansion; if it is a plain word, give the figure, mark or token another',
    ).toEqual([]);
  });
});

test('the engine has no dependency', () => {
  const text = readFileSync(join(root, '../package.json'), 'utf8');
  const fields = Object.keys(JSON.parse(text) as object);
  expect(fields).toContain('exports');
  expect(fields.filter((field) => /dependencies$/i.test(field))).toEqual([]);
});

/** The files a source takes values from; what is only a type is gone once it runs. */
function valueImports(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*\bfrom\s+'([^']+)';/gm);
  const bare = text.matchAll(/^import\s+'([^']+)';/gm);
  const named = [...statements].flatMap(([, what, from]) => {
    const names = what.replace(/[{}]/g, '').split(',');
    return names.some((name) => name.trim() !== '' && !name.trim().startsWith('type ')) ? [from] : [];
  });
  return [...named, ...[...bare].map(([, from]) => from)];
}

function target(path: string, from: string): string {
  return from.startsWith('.') ? join(dirname(path), from).split(sep).join('/') : from;
}

function place(path: string): number {
  const at = arrows.indexOf(path.split('/')[0]);
  return path === 'hooks.ts' ? 0 : at;
}

/** The folder of an expansion, or undefined for what stands beside them. */
function expansionOf(path: string): string | undefined {
  const [first, folder, ...rest] = path.split('/');
  return first === 'expansions' && rest.length > 0 ? folder : undefined;
}

/** Names and words of everything but the base game; kinds of segments are the core's own words. */
function wordsOfExpansions(): Set<string> {
  const words = new Set<string>();
  for (const { id, always, box } of catalogue) {
    if (id === 'base') continue;
    const setup = setupOf(always ? [] : [id]);
    const { figures = [], marks = [], scorers = [] } = box?.(setup) ?? {};
    const game = newGame(setup);
    const tokens = 'ok' in game ? game.ok.rules.hooks.tokens.flatMap((token) => token.names) : [];
    const printed = [...figures, ...marks].map(({ name }) => name);
    const names = [id, ...printed, ...scorers, ...tokens];
    // `river-bb5` also means the word bb5, `traders-builders` traders and builders; 'wheel-of-fortune' not the word of.
    for (const word of [...names, ...id.split('-')])
      if (word.length > 2 && !common.has(word)) words.add(word);
  }
  for (const kind of KINDS) words.delete(kind);
  return words;
}

/** Parts of names that are also plain words. */
const common = new Set(['rules', '2000']);

function setupOf(sets: readonly string[]): Setup {
  const setup = checkSetup({ sets: ['base', ...sets], players: 2 });
  if ('error' in setup) throw new Error(`${setup.error} at ${setup.at}`);
  return setup.ok;
}
