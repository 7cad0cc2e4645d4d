import { describedLanguage } from '@bastide/rules/internal';
import { expect, inject, test } from 'vitest';
import { fr } from '../../src/online/texts/fr.ts';
import { en as page } from '../../src/texts/en.ts';
import { holds } from '../support/holds.ts';
import { playRandom } from '../support/table.ts';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink, samePosition } from './tables.ts';
import { Wire } from './wire.ts';

const games = inject('games');

test('days a move; a move that came second is sent again; another language in the middle; forged numbers are told', async () => {
  const people = [await Person.come('Ann'), await Person.come('Bob'), await Person.come('Cat')];
  const wires = await Promise.all(people.map((one) => Wire.of(one.page)));
  const [ann, ...guests] = people;
  await withPeople(people, async () => {
    const link = await createTable(ann, games, async () => {
      await ann.button(`+ ${page['setup.add']}`).click();
      await ann.page.getByLabel(ann.words['create.clock']).selectOption('own-days');
      await ann.page.getByRole('spinbutton', { name: ann.words['create.days'] }).fill('5');
    });
    for (const guest of guests) await joinByLink(guest, link);
    await gameBegins(...people);
    for (const one of people) {
      const clocks = await one.page.locator('.clock').allTextContents();
      expect(clocks.every((text) => /^(5 d 0|4 d 23) h$/.test(text))).toBe(true);
    }

    const turns = await Promise.all(people.map((one) => one.isAsked()));
    const first = turns.indexOf(true);
    const [asked, second, third] = [0, 1, 2].map((n) => people[(first + n) % 3]);
    const wire = wires[first];
    const before = await asked.moves();
    wire.hold();
    await playRandom(asked.page);
    await asked.page.locator('.table-head[data-sending="true"]').waitFor();
    // While the move is on its way somebody leaves: that comes first, and the move is for a table that has gone on.
    await third.leaveGame();
    await third.page.getByText(third.words['table.left.bot']).waitFor();
    await asked.page.locator('[data-presence="bot"]').waitFor();
    wire.release();
    await asked.page.locator('.table-head[data-sending="false"]').waitFor();
    await holds(second.page, (n) => (window.bastide?.session?.state.log.length ?? 0) > n, before);
    await samePosition(people);
    expect(wire.told.filter((text) => text.includes('"error":"stale"'))).toHaveLength(1);
    const ids = wire.sent.filter((text) => text.includes('"do":"move"')).map((text) => JSON.parse(text).id);
    expect(new Set(ids).size).toBe(2);
    expect(await asked.page.locator('.table-head .note').count()).toBe(0);

    await asked.page.getByRole('button', { name: describedLanguage('fr').name }).click();
    await asked.button(fr['menu.title']).waitFor();
    expect(await asked.page.locator('.clock').first().textContent()).toMatch(/^(5 j 0|4 j 23) h$/);
    await asked.page.locator('.head-how').getByText(fr['gone.left.bot']).waitFor();
    const so = before + 30;
    await Promise.all([asked.playOn(so), second.playOn(so)]);
    await samePosition(people);

    const own = await second.page.evaluate(() => localStorage.getItem('bastide.fair') ?? '');
    const [{ nonce }] = JSON.parse(own) as { nonce: string }[];
    wires[people.indexOf(second)].change = (text) => text.replaceAll(nonce, '0'.repeat(32));
    expect(await second.page.getByText(second.words['fair.forged']).count()).toBe(0);
    await second.page.reload();
    await second.page.getByRole('alert').filter({ hasText: second.words['fair.forged'] }).waitFor();
  });
});
