import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { playByPointing } from './hands/pointing.ts';
import { dieFrom } from './stage/dice.ts';
import { hurryBots, scoresOnPage } from './stage/table.ts';
import { visit } from './stage/visit.ts';

test('a whole base game by mouse', () =>
  visit({ reducedMotion: 'reduce' }, async (page) => {
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await hurryBots(page);
    const answered = await playByPointing(page, (x, y) => page.mouse.click(x, y), dieFrom(71));
    expect(answered).toBeGreaterThan(35);
    const podium = page.getByRole('list', { name: en['end.ranking'] });
    const shown = await podium.locator('strong').allTextContents();
    const scores = await scoresOnPage(page);
    expect(shown.map(Number)).toEqual(scores.toSorted((one, other) => other - one));
    expect(Math.max(...scores)).toBeGreaterThan(0);
  }));
