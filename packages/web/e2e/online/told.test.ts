import { expect, inject, test } from 'vitest';
import { en as page } from '../../src/texts/en.ts';
import { fr as pageFr } from '../../src/texts/fr.ts';
import { playRandom } from '../support/table.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, createTable, gameBegins, joinByLink } from './tables.ts';
import { Wire } from './wire.ts';

const games = inject('games');

test('what is said and who is there stands with the colon of the language, help says who keeps the game, and no bot advises anybody', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Basile', { locale: 'fr-FR' })];
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    for (const one of [ann, bob]) await one.page.locator('#tab-chat').click();
    await ann.button(ann.words['phrase.hello']).click();
    for (const one of [ann, bob]) await one.page.locator('.chat-words').waitFor();
    expect(await ann.page.locator('.chat-words').textContent()).toBe('Ann: Hello!');
    expect(await bob.page.locator('.chat-words').textContent()).toBe('Ann\u00a0: Bonjour\u00a0!');
    await bob.page.locator('.chat-words button').click();
    await bob.button('Masquer\u00a0: Ann').waitFor();
    const heads = async ({ page }: Person) => page.locator('.head-seats .hidden-text').allTextContents();
    expect(await heads(ann)).toEqual(['Ann: here', 'Basile: here']);
    expect(await heads(bob)).toEqual(['Ann\u00a0: là', 'Basile\u00a0: là']);
    for (const one of [ann, bob]) await one.page.locator('#tab-help').click();
    await ann.page.getByText(page['table.kept.server']).waitFor();
    await bob.page.getByText(pageFr['table.kept.server']).waitFor();
    const [asked] = await askedFirst(ann, bob);
    await asked.page.locator('.turn .confirm').waitFor();
    expect(await asked.page.locator('.hint-ask').count()).toBe(0);
  });
});

test('a bot advises where the host allows it and everybody sees that', async () => {
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

test('a move on its way looks so: no draw is told before it, “sending” after a second, a tick when it is kept; what is said floats over the land for a while; nothing shifts', async () => {
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

    const places = () => Promise.all(people.map((one) => one.page.locator('.land').boundingBox()));
    const before = await places();
    await bob.button(bob.words['chat.title']).click();
    await bob.page.keyboard.type('A lovely tile');
    expect(await places()).toEqual(before);
    await bob.page.keyboard.press('Enter');
    for (const { page: one } of people) await one.locator('.bubbles').getByText('A lovely tile').waitFor();
    expect(await places()).toEqual(before);
    expect(await bob.page.locator('.say-here').count()).toBe(0);
    await ann.page.locator('.bubbles li').waitFor({ state: 'detached', timeout: 9000 });
  });
});
