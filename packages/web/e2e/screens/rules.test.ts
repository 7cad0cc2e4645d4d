import { describedLanguage } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { ruleLink } from '../../src/rulebook/rule-link.ts';
import { en } from '../../src/rulebook/texts/en.ts';
import { fr } from '../../src/rulebook/texts/fr.ts';
import { en as page } from '../../src/texts/en.ts';
import { violations, violationsInBothLights } from '../support/axe.ts';
import { stickingOut } from '../support/overflow.ts';
import { PHONE, visit } from '../support/visit.ts';

const goTo = (hash: string) => (location.hash = hash);

test('a rule is found by its words, marked, and followed with the keyboard alone', () =>
  visit({}, async (screen) => {
    await screen.evaluate(goTo, '#/rules');
    const field = screen.getByRole('searchbox', { name: en.search });
    await field.waitFor();
    await screen.keyboard.press('/');
    await screen.keyboard.type('pig');
    await screen.getByRole('status').filter({ hasText: 'found' }).waitFor();
    expect(await screen.locator('.results mark').first().textContent()).toMatch(/^pig$/i);
    await field.fill('builder already');
    await screen.keyboard.press('ArrowDown');
    const [first] = await screen.locator('.hit').all();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    const address = (await first.getAttribute('href')) ?? '';
    await screen.keyboard.press('ArrowDown');
    await screen.keyboard.press('ArrowUp');
    await screen.keyboard.press('Enter');
    await screen.locator('.rule[data-lit="true"] mark').first().waitFor();
    expect(new URL(screen.url()).hash).toBe(address);
    await screen.keyboard.press('/');
    await screen.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    expect(await screen.locator('mark').count()).toBe(0);
  }));

test('an address leads to its rule, and axe finds nothing, by day and at dusk', () =>
  visit({}, async (screen) => {
    await screen.evaluate(goTo, '#/rules');
    await screen.locator('.cover').waitFor();
    expect(await violationsInBothLights(screen)).toEqual([]);
    await screen.evaluate(goTo, ruleLink('HS7'));
    const rule = screen.locator('#rule-HS7');
    await rule.waitFor();
    expect(await rule.getAttribute('data-lit')).toBe('true');
    expect(await rule.evaluate((one) => one === document.activeElement)).toBe(true);
    const { top } = await rule.evaluate((one) => ({ top: one.getBoundingClientRect().top }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(300);
    expect(await screen.title()).toContain('Hills & Sheep');
    expect(await violationsInBothLights(screen)).toEqual([]);
    // From the text to another chapter, and back as one came.
    await screen.locator('#rule-HS1 .ruling, #rule-HS6 .ruling').first().click();
    await screen.locator('#rule-ruling-HS6[data-lit="true"]').waitFor();
    await screen.goBack();
    await screen.locator('#rule-HS7[data-lit="true"]').waitFor();
  }));

test('on a phone, in French: the chooser, a search without accents, no scrolling sideways', () =>
  visit({ ...PHONE, locale: 'fr-FR' }, async (screen) => {
    await screen.evaluate(goTo, '#/rules/short');
    await screen.getByRole('combobox', { name: fr.chapter }).selectOption('ferries');
    await screen.locator('#rule-FE3').waitFor();
    expect(await stickingOut(screen)).toEqual([]);
    await screen.getByRole('searchbox', { name: fr.search }).fill('batisseur');
    const hit = screen.locator(`.hit[href="${ruleLink('TB2')}"]`);
    expect(await hit.locator('mark').first().textContent()).toMatch(/^bâtisseur$/i);
    expect(await stickingOut(screen)).toEqual([]);
    await hit.tap();
    await screen.locator('#rule-TB2[data-lit="true"]').waitFor();
    expect(await violations(screen)).toEqual([]);
    // The same rule in the other language, at once.
    await screen.getByRole('button', { name: describedLanguage('en').name }).tap();
    await screen.getByRole('heading', { name: /The builder/ }).waitFor();
    await screen.evaluate(goTo, '#/rules/turn');
    await screen.locator('#rule-X15').waitFor();
    expect(await stickingOut(screen)).toEqual([]);
  }));

/** Chapters whose pictures have what no others have: the wheel, the score track, neutral figures, tiles in a hand. */
const SPECIAL = ['wheel-of-fortune', 'robbers', 'mage-witch', 'ferries', 'gold-mines', 'hands'];

test('the set-up leads to the rules of each expansion, and special pictures are drawn', () =>
  visit({ at: '#/new' }, async (screen) => {
    await screen.getByLabel(page['setup.about.what'].replace('{set}', 'River'), { exact: true }).click();
    await screen.getByRole('link', { name: `${page['menu.rules']}, River`, exact: true }).click();
    await screen.locator('#rule-RV1').waitFor();
    for (const chapter of SPECIAL) {
      await screen.evaluate(goTo, `#/rules/${chapter}`);
      await screen.locator(`.contents a[href="#/rules/${chapter}"][aria-current]`).waitFor();
      expect(await screen.getByRole('img').count(), chapter).toBeGreaterThan(0);
      expect(await screen.locator('.still svg *').count(), chapter).toBeGreaterThan(3);
    }
  }));
