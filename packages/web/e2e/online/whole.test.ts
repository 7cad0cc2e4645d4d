import { expect, inject, test } from 'vitest';
import { de } from '../../src/texts/de.ts';
import { en } from '../../src/texts/en.ts';
import { fr } from '../../src/texts/fr.ts';
import { holds } from '../support/holds.ts';
import { LEAST_LAND, landOf } from '../support/land-size.ts';
import { PHONE } from '../support/visitor.ts';
import { Person, withPeople } from './person.ts';
import { askedFirst, createTable, gameBegins, joinByLink, samePosition } from './tables.ts';
import { Wire } from './wire.ts';

const games = inject('games');
const ENGLISH = { locale: 'en-GB' };
const FRENCH = { locale: 'fr-FR' };
const GERMAN = { locale: 'de-DE' };
const pages = { en, fr, de };
/** The words of the table, in the language of a person. */
const tableOf = async ({ page }: Person) =>
  pages[(await page.evaluate(() => document.documentElement.lang)) as keyof typeof pages];

const questionOn = ({ page }: Person) => page.evaluate(() => window.bastide.session?.state.view.question.id);

/** Whoever played last asks to take it back, and the other answers. */
async function askBack(asked: Person, other: Person, answer: 'undo.agree' | 'undo.refuse'): Promise<void> {
  await other.button((await tableOf(other))['table.undo.ask']).click();
  await asked.button(asked.words[answer]).click();
}

/** Every language at a desk and on a phone. */
const SCENES = [
  { host: ['Ann', ENGLISH], guest: ['Basile', { ...PHONE, ...FRENCH }] },
  { host: ['Dora', GERMAN], guest: ['Ann', { ...PHONE, ...ENGLISH }] },
  { host: ['Basile', FRENCH], guest: ['Dora', { ...PHONE, ...GERMAN }] },
] as const;

test.each(SCENES)(
  '$host.0 and $guest.0, desk and phone: invited, talked, taken back, cut off, to the result; one leaves the next game, and the win is claimed',
  async ({ host, guest }) => {
    const people = [await Person.come(host[0], host[1]), await Person.come(guest[0], guest[1])];
    const [one, other] = people;
    const wire = await Wire.of(other.page);
    await withPeople(people, async () => {
      const link = await createTable(one, games);
      await other.page.goto(link);
      await other.page.getByRole('heading', { name: one.name }).waitFor();
      await joinByLink(other, link);
      await gameBegins(...people);
      // Up to the beginning of somebody's turn.
      for (let moves = 12; moves < 20; moves++) {
        await Promise.all(people.map((each) => each.playOn(moves)));
        if ((await questionOn(one)) === 'place') break;
      }
      await samePosition(people);

      await other.button(other.words['chat.title']).click();
      await other.page.keyboard.type('Hé, schön!');
      await other.page.keyboard.press('Enter');
      await one.page.locator('.bubbles').getByText('Hé, schön!').waitFor();

      // The phone waits here and is asked below, or the other way round.
      const [asked, last] = await askedFirst(...people);
      // What the other did since one's own turn.
      await asked.page.locator('.since-outlines > g').waitFor({ state: 'attached' });
      await asked.page.locator('.since-opener').click();
      expect(await asked.page.locator('.since li > button').count()).toBe(1);
      await asked.page.locator('.since-opener').click();
      expect(await landOf(other.page)).toBeGreaterThanOrEqual(LEAST_LAND);
      const before = await last.moves();
      await askBack(asked, last, 'undo.refuse');
      await last.page.getByText(last.words['undo.refused']).waitFor();
      expect(await last.moves()).toBe(before);
      await askBack(asked, last, 'undo.agree');
      await holds(last.page, (n) => (window.bastide?.session?.state.log.length ?? n) < n, before);
      await last.page.locator('.turn .confirm').waitFor();
      expect(await landOf(other.page)).toBeGreaterThanOrEqual(LEAST_LAND);

      await wire.cut();
      await other.page.getByText(other.words['line.away']).waitFor();
      await one.page.locator('.table-head [data-presence="away"]').waitFor();
      wire.mend();
      await other.page.getByText(other.words['line.away']).waitFor({ state: 'detached' });
      await one.page.locator('.table-head [data-presence="away"]').waitFor({ state: 'detached' });

      await Promise.all(people.map((each) => each.playOn()));
      for (const { page } of people) await page.locator('dialog.end').waitFor();
      await samePosition(people);
      const podium = (each: Person) => each.page.locator('.ranked-name').allTextContents();
      expect(await podium(one)).toEqual(await podium(other));

      // The phone leaves a second game.
      for (const each of people) await each.button(each.words['end.rematch']).click();
      for (const { page } of people)
        await holds(page, () => window.bastide?.session?.state.view.over === false);
      await Promise.all(people.map((each) => each.playOn(8)));
      await other.leaveGame();
      await one.page.locator('.head-how').getByText(one.words['gone.left.bot']).waitFor();
      await one.button(one.words['claim.do']).click();
      for (const { page } of people) {
        await page.locator('dialog.end').waitFor();
        expect(await page.locator('.on-step[data-rank="1"] .ranked-name').textContent()).toBe(one.name);
      }
    });
  },
);
