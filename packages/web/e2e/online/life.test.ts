import { expect, inject, test } from 'vitest';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

const games = inject('games');

test('a third person watches and speaks aside; one is muted; one leaves, a bot plays on, and the win is claimed', async () => {
  // Among all tables of this server hers is found by its name.
  const [ann, bob, eve] = [await Person.come('Zoé'), await Person.come('Bob'), await Person.come('Eve')];
  await withPeople([ann, bob, eve], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    await eve.enter(`${games}#/online`);
    const card = eve.page.locator('.table-card').filter({ hasText: ann.name });
    await card.getByRole('link', { name: eve.words['lobby.watch'] }).click();
    await gameBegins(eve);
    await ann.page.locator('.watchers').waitFor();
    await Promise.all([ann.playOn(12), bob.playOn(12)]);
    await samePosition([ann, bob, eve]);
    expect(await eve.isAsked()).toBe(false);

    for (const { page } of [ann, eve]) await page.getByRole('tab', { name: 'Chat' }).click();
    const heard = ({ page }: Person, words: string) => page.locator('.chat-words').filter({ hasText: words });
    const aside = '<b>hi</b> & “hello”';
    await eve.page.getByLabel(eve.words['chat.say']).fill(aside);
    await eve.button(eve.words['chat.send']).click();
    await heard(eve, aside).waitFor();
    await ann.button(ann.words['phrase.good-luck']).click();
    await heard(eve, eve.words['phrase.good-luck']).waitFor();
    await bob.page.locator('.tab-fresh').waitFor();
    // Who watches speaks to those who watch.
    expect(await heard(ann, aside).count()).toBe(0);
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.button(bob.words['phrase.oops']).click();
    await heard(ann, ann.words['phrase.oops']).waitFor();
    await ann.page.locator('.chat-lines .speaker').first().click();
    await ann.button(/^Mute/).click();
    await heard(ann, ann.words['phrase.oops']).waitFor({ state: 'detached' });
    await bob.button(bob.words['phrase.thanks']).click();
    await heard(eve, eve.words['phrase.thanks']).waitFor();
    expect(await heard(ann, ann.words['phrase.thanks']).count()).toBe(0);

    await bob.leaveGame();
    await ann.page.locator('.head-seats [data-presence="bot"]').waitFor();
    await bob.page.getByText(bob.words['table.left.bot']).waitFor();
    await ann.playOn((await ann.moves()) + 40);
    await ann.button(ann.words['claim.do']).click();
    for (const { page } of [ann, bob, eve]) await page.locator('dialog.end').waitFor();
    expect(await ann.page.locator('.on-step[data-rank="1"] .ranked-name').textContent()).toBe(ann.name);
  });
});
