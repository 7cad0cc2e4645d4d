import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { playByKeys, tabTo } from '../hands/keys.ts';
import { dieFrom } from '../support/dice.ts';
import { podium } from '../support/results.ts';
import { hurryBots, scoresOnPage } from '../support/table.ts';
import { visit } from '../support/visit.ts';

test('a whole base game against three bots with the keys alone, from the first screen to the last', () =>
  visit({ at: '#/new' }, async (page) => {
    await tabTo(page, page.getByRole('button', { name: `+ ${en['setup.add']}` }));
    for (let bots = 1; bots < 3; bots++) await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: en['setup.start'] }));
    await page.keyboard.press('Enter');
    await hurryBots(page);
    await tabTo(page, page.getByRole('application'));
    await playByKeys(page, dieFrom(73));
    expect(await podium(page)).toEqual(await scoresOnPage(page));
    await tabTo(page, page.getByRole('button', { name: en['end.look'] }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tabTo(page, page.getByRole('button', { name: en['table.results'] }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: en['end.again'] }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await scoresOnPage(page)).toEqual([0, 0, 0, 0]);
  }));
