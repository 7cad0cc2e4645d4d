import { say } from '@bastide/rules';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { keptTable } from './stage/kept-table.ts';
import { asked } from './stage/table.ts';
import { visit } from './stage/visit.ts';

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
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
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
