import { say } from '@bastide/rules';
import { expect, inject, test } from 'vitest';
import { en as page } from '../../src/texts/en.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

const games = inject('games');

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
    await basile.page.locator('.score-strip').click();
    await basile.page.locator('dialog .head-how').getByText(basile.words['gone.left.out']).waitFor();
    await basile.page.keyboard.press('Escape');
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
    const isSmall = Number.parseFloat(getComputedStyle(how).fontSize) < 11;
    const isHigh = gone.getBoundingClientRect().height > 47;
    const isWide = points.getBoundingClientRect().right > gone.getBoundingClientRect().right;
    points.innerHTML = told;
    for (const one of more) one.remove();
    strip.dataset.seats = before;
    return isCut || isSmall || isHigh || isWide;
  }, seats);
}
