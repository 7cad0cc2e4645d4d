import { languages } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lessons } from '../../src/expansions/gold-mines/lesson.ts';
import { firstGame } from '../../src/learn/lessons/first-game.ts';
import { lessonWords } from '../../src/learn/lessons/lesson-words.ts';
import { en as learnEn } from '../../src/learn/texts/en.ts';
import { fr as learnFr } from '../../src/learn/texts/fr.ts';
import { loadWords } from '../../src/texts/catalogue.ts';
import { en } from '../../src/texts/en.ts';
import { finger, mouse } from '../hands/pointing.ts';
import { answerByPointing } from '../hands/wanted.ts';
import { violations } from '../support/axe.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { PHONE, visit } from '../support/visit.ts';

await Promise.all(languages.map(loadWords));

const [goldMines] = lessons;

/** Milliseconds for everything, on a machine that is busy with other things. */
const LONG = 300_000;

const coach = (page: Page, status: string) => page.locator(`.coach[data-status="${status}"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The title of the scene that is on. */
const isOn = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();

test(
  'the first game by mouse, from the first screen to its end; the player’s own game is left alone',
  () =>
    visit({ kept: keptTable({ preset: 'base', players: 2, tiles: 9 }) }, async (page) => {
      const { scenes: words } = lessonWords('en', firstGame);
      const hand = mouse(page);
      const own = await page.evaluate(() => localStorage.getItem('bastide.table'));
      await page.getByRole('link', { name: en['home.learn'] }).click();
      await isOn(page, words.placing.title);
      expect(await violations(page)).toEqual([]);

      // Something else is legal, and kindly refused; the same scene is there again.
      await answerByPointing(page, hand, '0,1 90');
      await coach(page, 'missed')
        .getByText(words.placing.hint ?? '')
        .waitFor();
      await press(page, learnEn['try-again']).click();
      await coach(page, 'open').waitFor();

      for (const [index, { id, answers }] of firstGame.scenes.entries()) {
        await isOn(page, words[id].title);
        if (id === 'monastery') {
          for (const _ of answers) await press(page, learnEn['show-me']).click();
        } else {
          for (const answer of answers) await answerByPointing(page, hand, answer);
        }
        await coach(page, 'done')
          .getByText(words[id].done ?? '')
          .waitFor();
        if (id === 'city') {
          await page.reload();
          await isOn(page, words.city.title);
          await press(page, learnEn.skip).click();
        } else if (index < firstGame.scenes.length - 1) await press(page, learnEn.next).click();
      }
      const count = page.getByRole('region', { name: learnEn.count });
      expect(await count.getByRole('button').count()).toBe(7);
      await count.getByRole('button').first().click();
      await page.locator('.board-lit, .board-ringed').first().waitFor({ state: 'attached' });
      expect(await violations(page)).toEqual([]);
      await press(page, learnEn.finish).click();
      await page.getByRole('link', { name: learnEn.again }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('bastide.table'))).toBe(own);
    }),
  LONG,
);

test('a lesson by touch on a phone, in French, from the set-up; it stays learnt after a reload', () =>
  visit({ ...PHONE, locale: 'fr-FR', at: '#/new' }, async (page) => {
    const { title, scenes: words } = lessonWords('fr', goldMines);
    const hand = finger(page);
    await page.locator('.expansion', { hasText: title }).locator('summary').tap();
    await page.locator(`.expansions a[href="#/learn/${goldMines.id}"]`).tap();
    for (const [index, { id, answers }] of goldMines.scenes.entries()) {
      await isOn(page, words[id].title);
      expect(await stickingOut(page)).toEqual([]);
      for (const answer of answers) await answerByPointing(page, hand, answer);
      await coach(page, 'done').waitFor();
      expect(await violations(page)).toEqual([]);
      await press(page, index === goldMines.scenes.length - 1 ? learnFr.finish : learnFr.next).tap();
    }
    await page.reload();
    const card = page.getByRole('link', { name: title });
    await card.getByText(learnFr.learnt).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }));
