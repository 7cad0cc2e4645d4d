import { type Language, languageFor, languages } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsInBothLights } from '../support/axe.ts';
import { stickingOut } from '../support/overflow.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink, linkToPlay } from './tables.ts';

const games = inject('games');

/** What is wrong with the screen as it is, or with the part of it that is new: nothing, if everybody can use it by day and at dusk, and nothing sticks out in any language. */
async function faultsOf({ page }: Person, within?: string): Promise<string[]> {
  const found = [...(await violationsInBothLights(page, within)), ...(await stickingOut(page))];
  const language = await page.evaluate(() => document.documentElement.lang);
  for (const other of languages.filter((one) => one !== language)) {
    await speak(page, other);
    found.push(...(await stickingOut(page)).map((one) => `${other}: ${one}`));
    await speak(page, languageFor([language]));
  }
  return found;
}

/** Changes the language, also where a dialog is before the button. */
async function speak(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: describedLanguage(language).name, includeHidden: true })
    .dispatchEvent('click');
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

const WAYS = [
  { how: 'at a desk', options: {} },
  { how: 'on a phone, in French', options: { ...PHONE, locale: 'fr-FR' } },
] as const;

test.each(WAYS)(
  'every screen is accessible by day and at dusk, and nothing sticks out, $how',
  async ({ options }) => {
    const ann = await Person.come('Annunziata-Esclarmonde', options);
    const bob = await Person.come('Bob');
    await withPeople([ann, bob], async () => {
      const { page, words } = ann;
      await page.goto(`${games}#/online`);
      await page.getByLabel(words['welcome.name']).waitFor();
      expect(await faultsOf(ann), 'welcome').toEqual([]);
      await ann.enter(`${games}#/online`);
      await ann.button(words['lobby.create']).waitFor();
      expect(await faultsOf(ann), 'lobby').toEqual([]);
      await ann.button(words['lobby.create']).click();
      await page.getByLabel(words['create.clock']).selectOption('own');
      // Then a game is over as soon as one leaves.
      await page.getByLabel(words['create.timeout']).selectOption('out');
      expect(await faultsOf(ann), 'new table').toEqual([]);
      await ann.button(words['create.do']).click();
      const link = await linkToPlay(ann);
      await page.locator('.commitment summary').click();
      await ann.button(words['phrase.hello']).click();
      expect(await faultsOf(ann), 'room').toEqual([]);
      await joinByLink(bob, link);
      await gameBegins(ann, bob);
      await bob.page.getByRole('tab', { name: 'Chat' }).click();
      await bob.button(bob.words['phrase.thanks']).click();
      await page.locator('#tab-chat').click();
      await page.locator('.chat-words').nth(1).waitFor();
      expect(await faultsOf(ann), 'chat').toEqual([]);
      await ann.openMenu();
      await ann.button(words['leave.title']).click();
      expect(await faultsOf(ann, 'dialog[open]'), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await Promise.all([ann.playOn(40), bob.playOn(40)]);
      await bob.leaveGame();
      await page.locator('dialog.end').waitFor();
      expect(await faultsOf(ann), 'end').toEqual([]);
      await page.getByRole('link', { name: words['fair.check'] }).click();
      await page.locator('.verdict.good').waitFor();
      expect(await faultsOf(ann), 'check').toEqual([]);
      await page.goto(`${games}#/online/leaders`);
      await page.getByText(words['leaders.none']).waitFor();
      expect(await faultsOf(ann), 'leaders').toEqual([]);
      await page.goto(`${games}#/online`);
      await page.getByRole('link', { name: words['me.page'] }).click();
      await page.locator('.results li').waitFor();
      expect(await faultsOf(ann), 'player').toEqual([]);
      await page.goto(`${games}#/online`);
      await page.locator('.table-card').first().waitFor();
      expect(await faultsOf(ann), 'my games').toEqual([]);
    });
  },
);

test('two kept identities play: both are rated, stand on the leaderboard, and come back with their passkeys', async () => {
  // Names are theirs from then on: nobody else has them, nor this test when it is tried again.
  const names = ['Isabeau', 'Tancrède'].map((name) => `${name} ${Date.now() % 1000}`);
  const [ann, bob] = await Promise.all(names.map((name) => Person.come(name, { isOwn: true })));
  await withPeople([ann, bob], async () => {
    for (const one of [ann, bob]) await one.hasAuthenticator();
    const link = await createTable(ann, games, async () => {
      await ann.page.getByLabel(ann.words['create.clock']).selectOption('own');
      // Then a game is over as soon as one leaves.
      await ann.page.getByLabel(ann.words['create.timeout']).selectOption('out');
    });
    await bob.enter(`${games}#/online`);
    await bob.button(bob.words['me.keep']).click();
    await bob.page.getByText(bob.words['me.now-kept']).waitFor();
    await ann.page.goto(`${games}#/online`);
    await ann.button(ann.words['me.keep']).click();
    await ann.page.getByText(ann.words['me.now-kept']).waitFor();
    await ann.page.goto(link);
    await bob.page.goto(link);
    await bob.button(new RegExp(`^${bob.words['room.sit']}`)).click();
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(40), bob.playOn(40)]);
    await bob.leaveGame();
    for (const one of [ann, bob]) {
      await one.page.locator('dialog.end').waitFor();
      await one.page.locator('.rating-changes li').nth(1).waitFor();
    }
    await ann.page.goto(`${games}#/online/leaders`);
    await ann.page.locator('.ranks tbody tr').nth(1).waitFor();
    expect((await ann.page.locator('.ranks tbody th').allTextContents()).sort()).toEqual(names);
    await ann.page.goto(`${games}#/online`);
    // This session and this passkey.
    await ann.page.locator('.keys summary').first().click();
    await ann.page.locator('.keys li').nth(1).waitFor();
    await ann.button(ann.words['me.sign-out']).click();
    await ann.button(ann.words['me.sign-in']).click();
    await ann.page.getByText(ann.words['me.kept']).waitFor();
    expect(await ann.page.locator('.me input[name="name"]').inputValue()).toBe(ann.name);
  });
});

test('a table by link only is not in the lobby; a foreign address opens nothing', async () => {
  const [ann, eve] = [await Person.come('Hidden'), await Person.come('Eve')];
  await withPeople([ann, eve], async () => {
    const link = await createTable(ann, games, () =>
      ann.page
        .getByLabel(ann.words['create.visibility'])
        .selectOption('link')
        .then(() => undefined),
    );
    await eve.enter(`${games}#/online`);
    await eve.page.getByRole('heading', { name: eve.words['lobby.waiting'] }).waitFor();
    expect(await eve.page.locator('.table-card').filter({ hasText: ann.name }).count()).toBe(0);
    // Neither by its name alone nor with a key that is wrong.
    const game = new URL(link).pathname.slice(3, 25);
    for (const address of [`${games}#/online/${game}`, `${games}t/${game}AAAAAAAA`]) {
      await eve.page.goto(address);
      await eve.page.getByText(eve.words['table.shut']).waitFor();
    }
  });
});
