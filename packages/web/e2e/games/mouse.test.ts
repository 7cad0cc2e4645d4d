import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { mouse, playByPointing } from '../hands/pointing.ts';
import { dieFrom } from '../support/dice.ts';
import { podium } from '../support/results.ts';
import { hurryBots, scoresOnPage } from '../support/table.ts';
import { visit } from '../support/visit.ts';

test('a whole base game against three bots by mouse', () =>
  visit({ at: '#/new' }, async (page) => {
    const add = page.getByRole('button', { name: `+ ${en['setup.add']}` });
    for (let bots = 1; bots < 3; bots++) await add.click();
    await page.getByRole('button', { name: en['setup.start'] }).click();
    await hurryBots(page);
    const done = await playByPointing(page, mouse(page), dieFrom(71));
    expect([...done.keys()].sort()).toEqual(['confirm', 'pass', 'turn and confirm']);
    expect(await podium(page)).toEqual(await scoresOnPage(page));
  }));
