import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { finger, playByPointing } from '../hands/pointing.ts';
import { dieFrom } from '../support/dice.ts';
import { podium } from '../support/results.ts';
import { hurryBots, scoresOnPage } from '../support/table.ts';
import { PHONE, visit } from '../support/visit.ts';

test('a whole base game against three bots by touch on a phone', () =>
  visit({ ...PHONE, at: '#/new' }, async (page) => {
    const add = page.getByRole('button', { name: `+ ${en['setup.add']}` });
    for (let bots = 1; bots < 3; bots++) await add.tap();
    await page.getByRole('button', { name: en['setup.start'] }).tap();
    await hurryBots(page);
    const done = await playByPointing(page, finger(page), dieFrom(72));
    expect([...done.keys()].sort()).toEqual(['confirm', 'pass', 'turn and confirm']);
    expect(await podium(page)).toEqual(await scoresOnPage(page));
  }));
