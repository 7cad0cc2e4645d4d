import { expect, inject, test } from 'vitest';
import { en as page } from '../../src/texts/en.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, gameBegins, linkToPlay, samePosition } from './tables.ts';

const games = inject('games');

test('two taps invite a friend, who learns by whom and to what, gives a name and plays; a third watches without one', async () => {
  const people = [
    await Person.come('Ann', { isOwn: true }),
    await Person.come('Bob', PHONE),
    await Person.come('Eve'),
  ];
  const [ann, bob, eve] = people;
  await withPeople(people, async () => {
    await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // Like a browser at a desk, which has nothing to share with.
    await ann.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await ann.page.goto(games);
    await ann.page.getByRole('link', { name: page['home.friend'] }).click();
    await ann.page.getByLabel(ann.words['welcome.name']).fill('Ann');
    await ann.page.locator('.name-form button').click();
    const invite = ann.button(ann.words['invite.do']);
    await invite.click();
    await ann.button(ann.words['invite.copied']).waitFor();
    const link = await linkToPlay(ann);
    expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(new URL(link).pathname).toMatch(/^\/t\/[\w-]{30}$/);
    await ann.page.getByRole('img', { name: ann.words['invite.qr'] }).waitFor();

    // She only looks, and needs no name; when she wants to play she is asked for it.
    await eve.page.goto(link);
    await eve.button(eve.words['welcome.watch']).click();
    await eve.page.locator('.room-seats').getByText('Ann').waitFor();
    await eve.button(eve.words['welcome.play']).click();
    await eve.page.getByLabel(eve.words['welcome.name']).waitFor();

    await bob.page.goto(link);
    await bob.page.getByRole('heading', { name: 'Ann invites you' }).waitFor();
    await bob.page.getByText(bob.words['terms.no-clock']).waitFor();
    await bob.page.getByLabel(bob.words['welcome.name']).fill('Bob');
    await bob.button(bob.words['welcome.play']).click();
    await gameBegins(ann, bob);
    await askedFirst(ann, bob);

    // Back at the link of a game that has begun: she watches, still without a name.
    await eve.page.reload();
    await gameBegins(eve);
    await ann.page.locator('.watchers').waitFor();
    await Promise.all([ann.playOn(10), bob.playOn(10)]);
    await samePosition(people);

    // To open a table of her own she needs one.
    await eve.page.goto(`${games}#/online`);
    await eve.page.getByLabel(eve.words['welcome.name']).waitFor();

    // The name and the settings are remembered.
    await bob.page.goto(`${games}#/online/friend`);
    await bob.button(bob.words['invite.do']).waitFor();
    await bob.page.locator('.room-seats').getByText('Bob').waitFor();
  });
});
