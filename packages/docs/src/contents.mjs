import { readdirSync } from 'node:fs';

const docs = new URL('../../../docs/', import.meta.url);

/** What may be imported, and is to stay: by the file of its door. What is missing here is ours alone. */
export const DOORS = [
  { name: '@bastide/rules', file: 'rules/src/index.ts' },
  { name: '@bastide/rules/expansion', file: 'rules/src/for-expansions.ts' },
  { name: '@bastide/rules/search', file: 'rules/src/search/index.ts' },
  { name: '@bastide/rules/testing', file: 'rules/src/testing/index.ts' },
  { name: '@bastide/bots', file: 'bots/src/index.ts' },
  { name: '@bastide/bots/analysis', file: 'bots/src/analysis/index.ts' },
  { name: '@bastide/bots/puzzles', file: 'bots/src/puzzles/index.ts' },
  { name: '@bastide/protocol', file: 'protocol/src/index.ts' },
  { name: '@bastide/server', file: 'server/src/index.ts' },
];

/** In the order in which they are shown; those before the gap are read to begin, the others to look something up. */
export const GUIDES = [
  'guides/game-in-a-page.md',
  'guides/bot-online.md',
  'guides/statistics.md',

  'bot-protocol.md',
  'protocol.md',
  'record-format.md',
  'bots.md',
  'rules.md',
  'operations.md',
  'security.md',
  'performance.md',
  'translating.md',
];

/** Folders of short pages, which are shown below the page that lists them. */
export const CHAPTERS = ['rulings', 'decisions'];

/** @param {string} chapter */
export function pagesIn(chapter) {
  return readdirSync(new URL(`${chapter}/`, docs))
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => `${chapter}/${name}`);
}

/** Every page but those of the reference, by its file seen from `docs`. */
export const PAGES = [
  'README.md',
  ...GUIDES,
  ...CHAPTERS.flatMap((chapter) => [`${chapter}/README.md`, ...pagesIn(chapter)]),
  '../CHANGELOG.md',
];

/** Of what pages lead to these can be downloaded, or shown as they are; whatever else is no page is not led to. */
export const FILES = /\.(?:json|js|py|svg|yaml|service)$|Dockerfile$/;

/**
 * A page without its links to what is neither a page nor such a file: what they say stays.
 * @param {string} html
 */
export function withoutStrayLinks(html) {
  return html.replaceAll(
    /<a href="([^"]*\/)?media\/([^"#]*)[^"]*"[^>]*>(.*?)<\/a>/gs,
    (link, _, file, said) => (FILES.test(file) ? link : said),
  );
}
