import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../docs/src/contents.mjs';
import { buildSite } from '../../docs/src/site.mjs';

/** The site as `npm run docs` builds it, with a reference of one line: the real one takes most of the time. */

const folder = mkdtempSync(join(tmpdir(), 'bastide-site-'));
const site = join(folder, 'site');
let pages: { readonly name: string; readonly html: string }[] = [];

beforeAll(async () => {
  const entry = join(folder, 'door.ts');
  const tsconfig = join(folder, 'tsconfig.json');
  mkdirSync(site);
  writeFileSync(entry, '/** The number of seats. */\nexport const seats = 2;\n');
  writeFileSync(tsconfig, '{ "compilerOptions": { "types": [] }, "files": ["door.ts"] }');
  expect(await buildSite(site, { entryPoints: [entry], tsconfig })).toBe(true);
  pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(site, name), 'utf8') }));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every guide is a page, under its title', () => {
  const titles = pages.map(({ html }) => /<title>([^|<]*?)(?: \| [^<]*)?<\/title>/.exec(html)?.[1]);
  expect(titles).toEqual(expect.arrayContaining(['Bastide', 'A game in a page', 'Changelog']));
  expect(pages.length).toBeGreaterThanOrEqual(PAGES.length);
});

test('every link leads to a page, a place on it, or a file', () => {
  const files = new Set(readdirSync(site, { recursive: true, encoding: 'utf8' }));
  const places = new Map(
    pages.map(({ name, html }) => [name, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const lost = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/ (?:href|src)="(?!https?:|data:)([^"]*)"/g)]
      .map(([, link]) => link)
      .filter((link) => {
        const [path, place = ''] = link.split('#').map(decodeURIComponent);
        const to = path === '' ? name : relative('.', join(dirname(name), path));
        // Out of the site, to the game.
        if (path.endsWith('../') || to === '..') return false;
        return !files.has(to) || (place !== '' && places.get(to)?.has(place) === false);
      })
      .map((link) => `${name}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('no script stands in a page: the server lets none run', () => {
  expect(pages.filter(({ html }) => /<script>/.test(html)).map(({ name }) => name)).toEqual([]);
});
