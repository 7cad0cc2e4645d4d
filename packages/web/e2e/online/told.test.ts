import { expect, inject, test } from 'vitest';
import { en as page } from '../../src/texts/en.ts';
import { fr as pageFr } from '../../src/texts/fr.ts';
import { playRandom } from '../support/table.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, createTable, gameBegins, joinByLink } from './tables.ts';
import { Wire } from './wire.ts';

const games = inject('games');

test('a guest is told why there is no button for a passkey, and only where there is none', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    await bob.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    for (const one of [ann, bob]) {
      await one.enter(`${games}#/online`);
      await one.page.getByText(one.words['me.guest']).waitFor();
    }
    const seen = (one: Person) =>
      Promise.all([
        one.button(one.words['me.keep']).count(),
        one.page.getByText(one.words['me.no-passkeys']).count(),
      ]);
    expect(await seen(ann)).toEqual([1, 0]);
    expect(await seen(bob)).toEqual([0, 1]);
  });
});

test('who wants notices that the browser forbids is told so', async () => {
  const ann = await Person.come('Ann');
  await withPeople([ann], async () => {
    await ann.enter(`${games}#/online`);
    const wish = ann.page.getByLabel(ann.words['notice.wanted']);
    await wish.waitFor();
    expect(await ann.page.getByText(ann.words['notice.forbidden']).count()).toBe(0);
    await wish.click();
    await ann.page.getByRole('status').filter({ hasText: ann.words['notice.forbidden'] }).waitFor();
    expect(await wish.isChecked()).toBe(false);
  });
});

test('what is said and who is there stands with the colon of the language, and help says who keeps the game', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Basile', { locale: 'fr-FR' })];
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    for (const one of [ann, bob]) await one.page.locator('#tab-chat').click();
    await ann.button(ann.words['phrase.hello']).click();
    for (const one of [ann, bob]) await one.page.locator('.chat-words').waitFor();
    expect(await ann.page.locator('.chat-words').textContent()).toBe('Ann: Hello!');
    expect(await bob.page.locator('.chat-words').textContent()).toBe('Ann\u00a0: Bonjour\u00a0!');
    await bob.button('Masquer\u00a0: Ann').waitFor();
    const heads = async ({ page }: Person) => page.locator('.head-seats .hidden-text').allTextContents();
    expect(await heads(ann)).toEqual(['Ann: here', 'Basile: here']);
    expect(await heads(bob)).toEqual(['Ann\u00a0: là', 'Basile\u00a0: là']);
    for (const one of [ann, bob]) await one.page.locator('#tab-help').click();
    await ann.page.getByText(page['table.kept.server']).waitFor();
    await bob.page.getByText(pageFr['table.kept.server']).waitFor();
  });
});

test('no bot advises anybody among people, unless the host allows it and everybody sees that', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    const link = await createTable(ann, games);
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    const [asked] = await askedFirst(ann, bob);
    await asked.page.locator('.turn .confirm').waitFor();
    expect(await asked.page.locator('.hint-ask').count()).toBe(0);
  });
  const [cat, dan] = [await Person.come('Cat'), await Person.come('Dan')];
  await withPeople([cat, dan], async () => {
    const link = await createTable(cat, games, () => cat.page.getByLabel(cat.words['create.hints']).check());
    await dan.page.goto(link);
    await dan.page.getByText(dan.words['terms.hints']).waitFor();
    await joinByLink(dan, link);
    await gameBegins(cat, dan);
    const [asked] = await askedFirst(cat, dan);
    await asked.page.locator('.hint-ask').waitFor();
  });
});

test('a move on its way looks so: no draw is told before it, “sending” after a second, a tick when it is kept; nothing shifts', async () => {
  const people = [await Person.come('Ann'), await Person.come('Bob', PHONE)];
  const wires = await Promise.all(people.map((one) => Wire.of(one.page)));
  const [ann, bob] = people;
  await withPeople(people, async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    for (const _ of people) {
      const [asked] = await askedFirst(ann, bob);
      const wire = wires[people.indexOf(asked)];
      const land = asked.page.locator('.land');
      const delivery = asked.page.locator('.delivery');
      const before = await land.boundingBox();
      wire.hold();
      while (await asked.isAsked()) await playRandom(asked.page);
      await asked.page.getByRole('heading', { name: page['table.played'] }).waitFor();
      expect(await delivery.getAttribute('data-is')).toBe('nothing');
      await delivery.getByText(asked.words['head.sending']).waitFor({ timeout: 3000 });
      expect(await asked.page.getByText(page['table.chance']).count()).toBe(0);
      expect(await land.boundingBox()).toEqual(before);
      wire.release();
      await delivery.getByText(asked.words['head.taken']).waitFor();
      await delivery.and(asked.page.locator('[data-is="nothing"]')).waitFor({ state: 'attached' });
    }
  });
});
