import { say } from '@bastide/rules';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { keptTable } from './stage/kept-table.ts';
import { stickingOut } from './stage/overflow.ts';
import { asked } from './stage/table.ts';
import { visit, visitTable } from './stage/visit.ts';

const kept = keptTable({ preset: 'everything', players: 2, tiles: 60 });

test('a browser that asks for French is answered in French, and English is one press away', () =>
  visit({ locale: 'fr-FR' }, async (page) => {
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: fr['setup.quick'] }).waitFor();
    await page.getByRole('button', { name: en['menu.language.en'] }).click();
    await page.getByRole('button', { name: en['setup.quick'] }).waitFor();
    expect(await html.getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByRole('button', { name: en['setup.quick'] }).waitFor();
  }));

test('the language changes in the middle of a choice, and the choice stays', () =>
  visitTable({ kept }, async (page) => {
    const heading = page.locator('.turn h2');
    expect(await heading.textContent()).toContain(say('en', 'question.place'));
    await page.keyboard.press('ArrowDown');
    await page.locator('.board-choice').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: en['menu.language.fr'] }).click();
    expect(await heading.textContent()).toContain(say('fr', 'question.place'));
    expect(await page.locator('.board-choice').count()).toBe(1);
    await page.getByRole('button', { name: fr['table.confirm'] }).first().click();
    await asked(page);
    expect(await page.locator('.board-choice').count()).toBe(0);
  }));

test.each(['en-GB', 'fr-FR'])(
  'the ways to the other screens fit in one row or open below a button, %s',
  (locale) =>
    visit({ locale }, async (page) => {
      const links = page.locator('.nav-link');
      const tops = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      for (const width of [1440, 1024, 1001]) {
        await page.setViewportSize({ width, height: 900 });
        expect([...new Set(await tops())]).toHaveLength(1);
        expect(await stickingOut(page), `${width} pixels`).toEqual([]);
      }
      for (const width of [1000, 801, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await links.first().isVisible()).toBe(false);
        await page.locator('.site-nav-button').click();
        expect(await links.first().isVisible()).toBe(true);
        expect(await stickingOut(page), `${width} pixels`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }),
);
