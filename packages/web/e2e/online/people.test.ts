import { expect, inject, test } from 'vitest';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink } from './tables.ts';

const games = inject('games');

test('who is away, for how long, who left and who plays for them stands beside the name; who stays may claim the win', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(8), bob.playOn(8)]);
    const at = bob.page.url();
    await bob.page.goto(`${games}#/`);
    const how = ann.page.locator('.head-seats .head-how');
    await how.getByText('away for 2 s').waitFor();
    await bob.page.goto(at);
    await gameBegins(bob);
    await how.waitFor({ state: 'detached' });

    const land = await ann.page.locator('.land').boundingBox();
    await bob.leaveGame();
    await how.getByText(ann.words['gone.left.bot']).waitFor();
    await ann.page.locator('.side').getByText('Bob (bot)', { exact: true }).first().waitFor();
    const claim = ann.button(ann.words['claim.do']);
    await claim.waitFor();
    expect(await ann.page.locator('.land').boundingBox()).toEqual(land);
    await claim.click();
    for (const one of [ann, bob]) {
      await one.page.locator('dialog.end').waitFor();
      await one.page.getByText('Bob left the game.').waitFor();
      const winner = one.page.locator('.on-step[data-rank="1"] .ranked-name');
      expect(await winner.textContent()).toBe('Ann');
    }
  });
});
