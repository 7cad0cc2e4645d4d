import { say } from '@bastide/rules';
import { expect, inject, test } from 'vitest';
import { en as page } from '../../src/texts/en.ts';
import { holds } from '../support/holds.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

const games = inject('games');

test('a clock runs, and runs out: whoever has no time left is out, and the game is over', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    const link = await createTable(ann, games, async () => {
      await ann.page.getByLabel(ann.words['create.clock']).selectOption('own');
      await ann.page.getByLabel(ann.words['create.minutes']).fill('0.1');
      await ann.page.getByLabel(ann.words['create.seconds']).fill('0');
      await ann.page.getByLabel(ann.words['create.timeout']).selectOption('out');
    });
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    const [asked, other] = await askedFirst(ann, bob);
    const running = asked.page.locator('.clock[data-running="true"]');
    expect(await running.textContent()).toMatch(/^0:0[3-6]$/);
    await holds(asked.page, () =>
      /0:0[12]/.test(document.querySelector('.clock[data-running="true"]')?.textContent ?? ''),
    );
    for (const one of [ann, bob]) {
      await one.page.locator('dialog.end').waitFor();
      await one.page.getByText(one.words['end.forfeit']).waitFor();
    }
    const winner = other.page.locator('.on-step[data-rank="1"] .ranked-name');
    expect(await winner.textContent()).toBe(other.name);
  });
});

test('everything with three people and a bot, one of them French on a phone; those who leave are out', async () => {
  const people = [
    await Person.come('Ann'),
    await Person.come('Basile', { ...PHONE, locale: 'fr-FR' }),
    await Person.come('Chloé', { locale: 'fr-FR', colorScheme: 'dark' }),
  ];
  const [ann, basile, chloe] = people;
  await withPeople(people, async () => {
    const link = await createTable(ann, games, async () => {
      await ann.page.getByRole('radio', { name: say('en', 'preset.everything') }).check();
      const add = ann.button(`+ ${page['setup.add']}`);
      for (let i = 0; i < 2; i++) await add.click();
      await ann.page.getByLabel(ann.words['create.guest'].replace('{n}', '4')).selectOption('page');
      await ann.page.getByLabel(ann.words['create.visibility']).selectOption('link');
      await ann.page.getByLabel(ann.words['create.clock']).selectOption('long');
      await ann.page.getByLabel(ann.words['create.timeout']).selectOption('out');
    });
    for (const one of [basile, chloe]) await joinByLink(one, link);
    await gameBegins(...people);
    await Promise.all(people.map((one) => one.playOn(90)));
    await samePosition(people);
    await chloe.leaveGame();
    const how = basile.page.locator('.table-bar [data-presence="out"] .head-how');
    await how.waitFor();
    expect(await how.innerText()).toBe(basile.words['gone.short.left.out']);
    for (const seats of [4, 5, 8]) expect(await isCutAmong(basile, seats)).toBe(false);
    await Promise.all([ann, basile].map((one) => one.playOn(120)));
    await samePosition(people);
    await basile.leaveGame();
    await ann.leaveGame();
    for (const one of people) await one.page.locator('dialog.end').waitFor();
  });
});

test('with a hand of three nobody is shown what others hold', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    const link = await createTable(ann, games, async () => {
      await ann.page.getByRole('radio', { name: say('en', 'preset.edition-2000') }).check();
      await ann.page.getByText(page['setup.options'], { exact: true }).click();
      await ann.page.getByLabel(say('en', 'option.hand')).selectOption('3');
    });
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(60), bob.playOn(60)]);
    await samePosition([ann, bob]);
    const hands = (one: Person) =>
      one.page.evaluate(() => window.bastide.session?.state.view.seats.map(({ hand }) => hand.length));
    const [held, hidden] = [expect.toSatisfy((n: number) => n === 2 || n === 3), 0];
    expect(await hands(ann)).toEqual([held, hidden]);
    expect(await hands(bob)).toEqual([hidden, held]);
    await Promise.all([ann.playOn(), bob.playOn()]);
    for (const one of [ann, bob]) await one.page.locator('dialog.end').waitFor();
  });
});

test('a move others have answered is taken back if they agree, and stays if they refuse', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(14), bob.playOn(14)]);
    await samePosition([ann, bob]);
    const [asked, other] = await askedFirst(ann, bob);
    const ask = () => other.button(page['table.undo.ask']).click();
    const land = () => other.page.locator('.land').boundingBox();
    const [before, place] = [await asked.moves(), await land()];
    await ask();
    await asked.button(asked.words['undo.refuse']).waitFor();
    expect(await land()).toEqual(place);
    await other.button(other.words['undo.cancel']).click();
    await asked.button(asked.words['undo.refuse']).waitFor({ state: 'detached' });
    await ask();
    await asked.button(asked.words['undo.refuse']).click();
    await other.page.getByText(other.words['undo.refused']).waitFor();
    expect(await other.moves()).toBe(before);
    await ask();
    await asked.button(asked.words['undo.agree']).click();
    await holds(other.page, (n) => (window.bastide?.session?.state.log.length ?? n) < n, before);
    await samePosition([ann, bob]);
    expect(await other.isAsked()).toBe(true);
    // The tile is in hand again, not only the follower.
    expect(await other.page.evaluate(() => window.bastide.session?.state.view.question.id)).toBe('place');
  });
});

/** Whether what is told of somebody who is gone, or hundreds of points, find too little room in a row of so many seats. */
function isCutAmong({ page }: Person, seats: number): Promise<boolean> {
  return page.evaluate((many) => {
    const strip = document.querySelector<HTMLElement>('.table-bar .score-strip');
    const gone = strip?.querySelector('li:has(.head-how)');
    const how = gone?.querySelector('.head-how');
    if (strip == null || gone == null || how == null) throw new Error('nobody is gone');
    const { seats: before } = strip.dataset;
    const more = Array.from({ length: many - 4 }, () => strip.appendChild(gone.cloneNode(true) as Element));
    strip.dataset.seats = many > 4 ? 'many' : 'some';
    const points = gone.querySelector('strong');
    if (points === null) throw new Error('there are no points');
    const told = points.innerHTML;
    points.textContent = '388';
    // Letters may stand out of their line by a pixel or two, but no line out of the words.
    const isCut = how.scrollWidth > how.clientWidth || how.scrollHeight > how.clientHeight + 4;
    const isHigh = gone.getBoundingClientRect().height > 47;
    const isWide = points.getBoundingClientRect().right > gone.getBoundingClientRect().right;
    points.innerHTML = told;
    for (const one of more) one.remove();
    strip.dataset.seats = before;
    return isCut || isHigh || isWide;
  }, seats);
}
