import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { mouse, playByPointing } from '../hands/pointing.ts';
import { dieFrom } from '../support/dice.ts';
import { podium } from '../support/results.ts';
import { hurryBots, scoresOnPage } from '../support/table.ts';
import { visit } from '../support/visit.ts';

test('a whole base game by mouse', () =>
  visit({ reducedMotion: 'reduce' }, async (page) => {
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await hurryBots(page);
    const done = await playByPointing(page, mouse(page), dieFrom(71));
    expect([...done.keys()].sort()).toEqual(['confirm', 'pass', 'turn and confirm']);
    expect(await podium(page)).toEqual(await scoresOnPage(page));
  }));
