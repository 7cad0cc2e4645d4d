import { languages, say } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { loadWords } from '../../src/texts/catalogue.ts';
import { pageTexts } from '../../src/texts/speak.ts';
import { asked } from '../support/table.ts';
import { visit } from '../support/visit.ts';

await Promise.all(languages.map(loadWords));

/** The languages of the files with words that the page has fetched so far. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\.(\w\w)-[\w-]+\.js$/.exec(name)?.[1] ?? [])
    .filter((lang, i, all) => all.indexOf(lang) === i);

test.each(languages)('who reads %s fetches few files, and no other language until it is chosen', (lang) =>
  visit({ locale: lang }, async (page) => {
    const other = languages[(languages.indexOf(lang) + 1) % languages.length];
    await page.getByRole('button', { name: pageTexts.in(lang)['setup.quick'] }).click();
    await asked(page);
    await page.locator('.turn h2', { hasText: say(lang, 'question.place') }).waitFor();
    expect(await page.evaluate(fetched)).toEqual([lang]);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeLessThan(40);
    await page.getByRole('button', { name: describedLanguage(other).name }).click();
    await page.locator('.turn h2', { hasText: say(other, 'question.place') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    expect(await page.evaluate(fetched)).toEqual([lang, other]);
  }),
);
