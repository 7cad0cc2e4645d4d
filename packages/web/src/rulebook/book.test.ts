import { readdirSync, readFileSync } from 'node:fs';
import { catalogue, type Language, languages, presets, sourceLanguage } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import { describe, expect, test } from 'vitest';
import { loadBook } from './book.ts';
import { type Book, toldIn } from './book-text.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { CHAPTER_OUTLINES } from './outline.ts';
import { pointsOf } from './points-of.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const rules = readFileSync(new URL('rules.md', docs), 'utf8');

/** Rules are list items that begin with their number; the steps of a turn are told in a row, from 1 on. */
const numbered = [...rules.matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(([, number]) => number);
const steps = [...(/^## X\..*?\n([\s\S]*?)^Final/m.exec(rules)?.[1] ?? '').matchAll(/(?:^|→ )(\d+)\./g)].map(
  ([, step]) => `X${step}`,
);
const entries = CHAPTER_OUTLINES.flatMap(({ chapter, entries: all }) =>
  all.map(({ id, ...rest }) => ({ chapter, id, ...rest })),
);
const ids = entries.map(({ id }) => id);

describe('the outline', () => {
  test('every numbered rule of docs/rules.md, and every step of a turn, has its place once', () => {
    expect(numbered.length).toBeGreaterThan(90);
    expect(steps).toEqual(Array.from({ length: 15 }, (_, i) => `X${i + 1}`));
    const told = ids.filter((id) => /^[A-Z]{1,2}\d+$/.test(id));
    const remedy = 'a rule stands in docs/rules.md, as `- WE1 …`, and among the entries of a chapter.ts';
    expect([...told].sort(), remedy).toEqual([...numbered, ...steps].sort());
  });

  test('a rule is told in the chapter its address names', () => {
    const lost = entries.filter(({ chapter, id }) => /^[A-Z]{1,2}\d+$/.test(id) && chapterOf(id) !== chapter);
    expect(lost).toEqual([]);
  });

  test('chapters come in the order of the list, and no name is used twice', () => {
    expect(CHAPTER_OUTLINES.map(({ chapter }) => chapter)).toEqual([...CHAPTERS]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test('every ruling of docs/rulings has its place, and a rule that has one says so', () => {
    const ruled = readdirSync(new URL('rulings/', docs)).flatMap(
      (file) => /^([a-z]{1,2}\d+)-/.exec(file)?.[1].toUpperCase() ?? [],
    );
    const told = ids.flatMap((id) => /^ruling-(.*)$/.exec(id)?.[1] ?? []);
    expect([...told].sort()).toEqual([...new Set(ruled)].sort());
    const marked = entries.filter(({ ruling }) => ruling !== undefined).map(({ id }) => id);
    expect([...marked].sort()).toEqual([...told].sort());
  });

  test('every option of a game stands with its rule, and among the rulings', () => {
    const named = catalogue.flatMap(({ options: all = {} }) => Object.keys(all));
    const options = [...new Set(['firstPlayer', 'omit', ...named])];
    for (const option of options) {
      const places = entries.filter((entry) => entry.options?.includes(option));
      const remedy = `name ${option} in the \`options\` of an entry of its chapter.ts`;
      expect(
        places.some(({ chapter }) => chapter === 'rulings'),
        remedy,
      ).toBe(true);
      expect(
        places.some(({ chapter }) => chapter !== 'rulings'),
        remedy,
      ).toBe(true);
    }
    const documented = [...rules.matchAll(/^\| `(\w+)` \|/gm)].map(([, option]) => option);
    const remedy = 'an option has a line in the table at the end of docs/rules.md';
    expect([...documented].sort(), remedy).toEqual([...options].sort());
  });
});

const books = Object.fromEntries(
  await Promise.all(languages.map(async (lang) => [lang, await loadBook(lang)] as const)),
) as Readonly<Record<Language, Book>>;

describe.each(languages)('the book, %s', (lang) => {
  const book = books[lang];
  const texts = CHAPTER_OUTLINES.flatMap(({ chapter }) => {
    const { title, lead, entries: all, captions } = book[chapter];
    const said = Object.values(all).flatMap((entry) => [entry.title, entry.text]);
    const shown = Object.values(captions).flatMap(({ alt, caption }) => [alt, caption]);
    return [title, lead, ...said, ...shown].map((text) => ({ chapter, text }));
  });

  test('it has the words of every rule and every picture, in order, and no others', () => {
    for (const { chapter, entries: all } of CHAPTER_OUTLINES) {
      // Those of the rulings come from many places and are shown in the order of the outline.
      const ordered = (names: readonly string[]) => (chapter === 'rulings' ? [...names].sort() : names);
      const { entries: said, captions } = book[chapter];
      const remedy = (part: string) =>
        chapter === 'rulings'
          ? `put it into \`rulings.${part}\` of chapter.${lang}.ts of its expansion`
          : `put it into \`chapters.${chapter}.${part}\` of chapter.${lang}.ts`;
      expect(ordered(Object.keys(said)), remedy('entries')).toEqual(ordered(all.map(({ id }) => id)));
      const scenes = all.flatMap((entry) => entry.scenes ?? []);
      expect(ordered(Object.keys(captions)), remedy('captions')).toEqual(ordered(scenes));
    }
  });

  test('every number in a text leads to a rule', () => {
    const cited = texts.flatMap(({ text }) => text.match(/\b[A-Z]{1,2}\d+\b/g) ?? []);
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((number) => !ids.includes(number))).toEqual([]);
  });

  test('points in a caption come from the rules, and all that are paid are told', () => {
    for (const { chapter, entries: all } of CHAPTER_OUTLINES) {
      for (const scene of all.flatMap(({ scenes = [] }) => scenes)) {
        const { caption } = book[chapter].captions[scene];
        const told = [...caption.matchAll(/\{(\w+)\}/g)].map(([, colour]) => colour);
        expect([scene, [...told].sort()]).toEqual([scene, Object.keys(pointsOf(scene)).sort()]);
      }
    }
  });

  test('nothing is empty, and signs come in pairs', () => {
    for (const { chapter, text } of texts) {
      expect([chapter, text.trim()]).toEqual([chapter, text]);
      expect(text.length).toBeGreaterThan(3);
      expect([text, text.split('**').length % 2]).toEqual([text, 1]);
    }
  });

  test('the typography of the language is kept', () => {
    const straight = texts.filter(({ text }) => text.includes("'"));
    expect(straight).toEqual([]);
    expect(texts.filter(({ text }) => describedLanguage(lang).foreign.test(text))).toEqual([]);
  });
});

test('all languages have the same stress, links and lists in every rule', () => {
  const shape = (text: string) => ({
    paragraphs: text.split('\n\n').length,
    items: (text.match(/^- /gm) ?? []).length,
    rules: (text.match(/\b[A-Z]{1,2}\d+\b/g) ?? []).sort(),
  });
  for (const { chapter, entries: all } of CHAPTER_OUTLINES) {
    for (const { id } of toldIn(books[sourceLanguage][chapter], all)) {
      const source = shape(books[sourceLanguage][chapter].entries[id].text);
      for (const lang of languages)
        expect([lang, id, shape(books[lang][chapter].entries[id].text)]).toEqual([lang, id, source]);
    }
  }
});

test('what a box is said to hold is what its choice takes', () => {
  const named = { 'edition-2017': 'bigbox-2017', 'edition-2014': 'bigbox-2014' } as const;
  for (const [chapter, preset] of Object.entries(named)) {
    const { text } = books.en[chapter].entries[`box-${chapter.slice(-4)}`];
    const titles = presets[preset].sets.flatMap((set) => (set in books.en ? [books.en[set].title] : []));
    const missing = titles.filter((title) => !text.toLowerCase().includes(title.toLowerCase()));
    expect(missing).toEqual([]);
  }
});
