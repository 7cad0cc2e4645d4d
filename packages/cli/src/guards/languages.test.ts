import { type Language, languages, sourceLanguage } from '@bastide/rules';
import { localeOf } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { type Source, sourcesOf } from './sources.ts';

/**
 * No language is named but in the list of languages and in the files with its own words, so that another one needs no change of code
 * (docs/decisions/0021). Comments may name any; a type may be read from the source language's words.
 */

/** The list itself, what is made from the folders by a script, files of one language, and what only tests use. */
const AT_HOME =
  /^rules\/src\/(?:texts\/(?:described|languages)|expansions\/catalogue(?:-\w\w)?)\.ts$|[/.]\w\w\.ts$|\/texts\/files\.ts$|\/book\/\w\w\/|(?:^|\/)(?:testing|corpus|node_modules|dist)\/|\.test\.tsx?$/;

const sources = sourcesOf(/^[\w-]+\/(?:src|bin|build)\/.*\.(?:tsx?|m?js)$/).filter(
  ({ path }) => !AT_HOME.test(path),
);

test('languages are found', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(namedIn("if (lang === 'fr') say({ en: 1 }[lang], all.en, './texts/en.ts');")).toEqual([
    'fr',
    'en',
    'en',
    'en',
  ]);
  expect(namedIn("// in en\nimport type { Key } from './en.ts';\nconst a = 'en-GB'; // fr\n")).toEqual([]);
});

test('no language is named outside its own words', () => {
  const found = sources.flatMap(({ path, text }: Source) => namedIn(text).map((lang) => `${path}: ${lang}`));
  expect(
    found,
    'ask for `languages`, `sourceLanguage` or `describedLanguage(lang)`, or move the words to texts/<language>.ts',
  ).toEqual([]);
});

test('dates are written as the language is in Europe, the day before the month', () => {
  const wrong = sources.filter(({ text }) => /DateTimeFormat\((?!localeOf\()/.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const written = (lang: Language) =>
    new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.UTC(2026, 4, 1),
    );
  expect(written(sourceLanguage)).toBe('1 May 2026');
});

function namedIn(text: string): string[] {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, ' ')
    .replace(/^import type [^;]*;/gm, ' ');
  return bare.match(new RegExp(`(?<![\\w-])(?:${languages.join('|')})(?![\\w-])`, 'g')) ?? [];
}
