import { expect, inject, test } from 'vitest';
import { en as replay } from '../../src/replay/texts/en.ts';
import { en as statistics } from '../../src/statistics/texts/en.ts';
import { en as page } from '../../src/texts/en.ts';
import { playByKeys } from '../hands/keys.ts';
import { dieFrom } from '../support/dice.ts';
import { holds } from '../support/holds.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

const games = inject('games');

test('two people and two bots: create a table, join by link, play a whole game with the keys, check the draws, play again', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    // With two bots beside them a whole game is half as many answers with the keys.
    const link = await createTable(ann, games, async () => {
      const add = ann.button(`+ ${page['setup.add']}`);
      for (const seat of [3, 4]) {
        await add.click();
        await ann.page
          .getByLabel(ann.words['create.guest'].replace('{n}', String(seat)))
          .selectOption('page');
      }
    });
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    const [asked, other] = await askedFirst(ann, bob);
    expect(await asked.page.title()).toContain(asked.words['notice.turn']);
    expect(await other.page.title()).not.toContain(other.words['notice.turn']);
    await Promise.all([playByKeys(ann.page, dieFrom(5)), playByKeys(bob.page, dieFrom(9))]);
    await samePosition([ann, bob]);
    for (const one of [ann, bob]) await one.page.locator('dialog.end').waitFor();

    const [record] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.locator('dialog.end').getByRole('link', { name: page['table.export'] }).click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^bastide-.*\.json$/);
    await ann.page.locator('.game-statistics .recharts-line').first().waitFor();

    await bob.page.getByRole('link', { name: bob.words['fair.check'] }).click();
    await bob.page.locator('.verdict.good').waitFor();
    expect(await bob.page.locator('.findings [data-good="true"]').count()).toBe(2);
    await bob.page.getByRole('link', { name: bob.words['fair.to-game'] }).click();

    for (const one of [ann, bob]) await one.button(one.words['end.rematch']).click();
    await holds(ann.page, () => window.bastide?.session?.state.view.over === false);
    await holds(bob.page, () => window.bastide?.session?.state.view.over === false);
    await Promise.all([ann.playOn(12), bob.playOn(12)]);
    await samePosition([ann, bob]);

    // The game that is over is counted; forgotten, it can be fetched again.
    await ann.page.evaluate(() => {
      location.hash = '#/statistics';
    });
    const rows = ann.page.locator('.game-list tbody tr');
    await rows.getByText(statistics['list.online']).waitFor();
    await rows.getByRole('button').click();
    await ann.page.getByText(statistics['games.none']).waitFor();
    await ann.button(statistics['online.fetch']).click();
    await rows.getByText(statistics['list.online']).waitFor();
    expect(await rows.count()).toBe(1);
  });
});

test('a best of three goes on by itself, without help where the host allows none; whoever has the link can watch it again', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    const link = await createTable(ann, games, async () => {
      await ann.page.getByLabel(ann.words['create.best-of-three']).check();
      await ann.page.getByLabel(ann.words['create.help']).uncheck();
    });
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    await bob.page.getByRole('tab', { name: page['tab.chat'] }).waitFor();
    expect(await bob.page.getByRole('tab', { name: page['tab.remaining'] }).count()).toBe(0);
    await Promise.all([ann.playOn(), bob.playOn()]);
    // Whoever has the link watches the game again, with or without a name.
    const watched = bob.page.locator('dialog.end').getByRole('link', { name: page['end.watch'] });
    const address = new URL((await watched.getAttribute('href')) ?? '', bob.page.url()).href;
    const eve = await Person.come('Eve');
    await withPeople([eve], async () => {
      await eve.page.goto(`${address}/at/60`);
      await holds(eve.page, () => (window.bastide?.session?.state.log.length ?? 0) > 50);
      const names = await eve.page.evaluate(() =>
        window.bastide.session?.table.seats.map(({ name }) => name),
      );
      expect(names?.sort()).toEqual(['Ann', 'Bob']);
      await eve.button(replay.share).click();
      await eve.button(new RegExp(`^${replay['share.link']}`)).waitFor();
    });

    for (const one of [ann, bob]) {
      await one.page.getByText(one.words['end.round'].replace('{n}', '1')).waitFor();
      await one.button(one.words['end.next']).click();
    }
    for (const one of [ann, bob])
      await holds(one.page, () => window.bastide?.session?.state.view.over === false);
    await bob.leaveGame();
    await ann.button(ann.words['claim.do']).click();
    await ann.page.getByText(ann.words['end.round'].replace('{n}', '2')).waitFor();
  });
});
