import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FILES, GUIDES, PAGES, withoutStrayLinks } from '../../docs/src/contents.mjs';
import { commands } from './commands.ts';
import { readArgs } from './program/command.ts';
import { runCli } from './program/run-cli.ts';

/** Every example of the guides: programs are run, commands read or run, messages checked. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = ['README.md', ...GUIDES].map((name) => ({
  name,
  text: readFileSync(join(root, 'docs', name), 'utf8'),
}));

/** In the repository, so that our packages are found; away from everything that looks at sources. */
const caches = join(root, 'node_modules', '.cache');
let folder = '';
const games = () => join(folder, 'games.jsonl.gz');

beforeAll(async () => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(join(caches, 'guides-'));
  const made = await runCli(['simulate', '--players', '2', '--games', '3', '--out', games()]);
  expect(made.status).toBe(0);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function fences(language: string): [string, string][] {
  return pages.flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
      ([, code], i): [string, string] => [`${name}, ${i + 1}`, code],
    ),
  );
}

test('all are of a kind that is looked at', () => {
  const kinds = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(/^```(\w+)$/gm)].map(([, kind]) => kind)),
  );
  expect([...kinds].filter((kind) => !['js', 'html', 'sh', 'json', 'text', 'nginx'].includes(kind))).toEqual(
    [],
  );
  const listed = readdirSync(join(root, 'docs', 'guides')).map((name) => `guides/${name}`);
  expect(GUIDES).toEqual(expect.arrayContaining(listed));
});

test('links of the site lead to its pages, or to files that can be taken along', () => {
  const docs = join(root, 'docs');
  const links = PAGES.flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, link]) => ({
      page,
      to: relative(docs, join(docs, dirname(page), link)),
    })),
  );
  expect(links.filter(({ to }) => !existsSync(join(docs, to)))).toEqual([]);
  const stray = links.filter(({ to }) => !PAGES.includes(to) && !FILES.test(to)).map(({ to }) => to);
  // Left out of the site: about the sources, and full of links to them.
  expect(stray).toEqual(['../packages/rules/src/texts/languages.ts', '../ARCHITECTURE.md']);
  const page =
    '<p><a href="../media/a.ts">a</a>, <a class="x" href="b.html">b</a>, <a href="media/c.json">c</a></p>';
  expect(withoutStrayLinks(page)).toBe(page.replace('<a href="../media/a.ts">a</a>', 'a'));
});

describe('programs run', () => {
  test.each(fences('js'))('%s', async (name, code) => {
    const { document } = new Window();
    const [[, page] = ['', '']] = fences('html');
    document.body.innerHTML = page;
    vi.stubGlobal('document', document);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      const file = join(folder, `${name.replaceAll(/\W/g, '-')}.js`);
      writeFileSync(file, code.replaceAll("'games.jsonl.gz'", JSON.stringify(games())));
      await import(/* @vite-ignore */ pathToFileURL(file).href);
      if (code.includes('document')) playOn(document);
      else expect(log).toHaveBeenCalled();
    } finally {
      log.mockRestore();
      vi.unstubAllGlobals();
    }
  });

  /** Presses the first button until the tile of the first turn lies. */
  function playOn(document: Window['document']): void {
    const land = document.querySelector('#land');
    const before = land?.textContent;
    document.querySelector('button')?.click();
    expect(before).toContain('#');
    expect(land?.textContent).not.toBe(before);
  }
});

describe('commands have the options they are shown with, and run', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  /** What ends by itself, and soon if there is little of it. */
  const RUN = ['records', 'tiles', 'options', 'simulate', 'match'];

  /** The same with one game or pair, and with files where they are here. */
  function shortened(before: readonly string[], word: string): string[] {
    const last = before.at(-1) ?? '';
    if (['--games', '--pairs'].includes(last)) return [...before, '1'];
    if (word === 'games.jsonl.gz')
      return [...before, last === '--out' ? join(folder, 'one.jsonl.gz') : games()];
    return [...before, word.replace(/(?:examples\/)?(bot\.\w+)$/, join(root, 'examples', '$1'))];
  }

  const lines = fences('sh').flatMap(([name, code]) =>
    code
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').replace(/ > \S+$/, ''))
      .filter((line) => /^npx (?:@bastide\/cli|bastide) /.test(line))
      .map((line): [string, string] => [line.replace(/^npx \S+ /, ''), name]),
  );
  test.each(lines)('bastide %s', async (line) => {
    const [name, ...rest] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);
    if (name === '--help') return;
    const command = await commands.find((one) => one.name === name)?.load();
    expect(command).toBeDefined();
    if (command !== undefined) readArgs(command, rest);
    if (!RUN.includes(name) || line.includes('./mine') || (line.includes('python3') && !hasPython)) return;
    const { status, out } = await runCli(rest.reduce<string[]>(shortened, [name]));
    expect([status, out.length > 20]).toEqual([0, true]);
  });
});

test.each(fences('json'))('a message of %s is as the schema wants it', (_, code) => {
  const schema = JSON.parse(readFileSync(join(root, 'docs', 'schemas', 'socket.schema.json'), 'utf8'));
  const ids = code.replace('b7…', 'b7').replace('"…"', `"${'x'.repeat(22)}"`);
  const ajv = new Ajv2020({ strict: false });
  ajv.validate(schema, JSON.parse(ids));
  expect(ajv.errors ?? []).toEqual([]);
});
