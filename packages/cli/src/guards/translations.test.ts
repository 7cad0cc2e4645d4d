import { languages, sourceLanguage } from '@bastide/rules';
import { describedLanguage, paramsIn, sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { compare, textsIn } from './texts.ts';

/** Whoever may be chosen on the page speaks about everything. */
const source = await textsIn(sourceLanguage);

test('the texts were found', () => {
  expect([...source.keys()]).toEqual(
    expect.arrayContaining([
      'rules/src/expansions/base/texts/*.ts',
      'web/src/expansions/abbot/lesson.*.ts',
      'web/src/rulebook/book/*/basics.ts',
    ]),
  );
});

test.each(languages)('%s has every text, and none that nobody asks for', async (lang) => {
  const { missing, unused } = compare(source, await textsIn(lang), {});
  expect(missing, 'translate them: `npm run translations` shows what they say (docs/translating.md)').toEqual(
    [],
  );
  expect(unused, 'take them out').toEqual([]);
});

test.each(languages)('%s names the same parameters, and is written with its own signs', async (lang) => {
  const { foreign } = describedLanguage(lang);
  for (const [name, texts] of await textsIn(lang)) {
    for (const [key, text] of Object.entries(texts)) {
      const original = source.get(name)?.[key] ?? '';
      expect([name, key, paramsIn(text)]).toEqual([name, key, paramsIn(original)]);
      expect([name, key, foreign.exec(text)?.[0]]).toEqual([name, key, undefined]);
    }
  }
});

test('a form is chosen by the number, among as many as the language has; the last stands for those not there', () => {
  const say = (text: string) => [1, 2, 1_000_000].map((n) => sayText('fr', text, { n }));
  expect(say('{n|one|many|other}')).toEqual(['one', 'other', 'many']);
  expect(say('{n|one|other}')).toEqual(['one', 'other', 'other']);
});
