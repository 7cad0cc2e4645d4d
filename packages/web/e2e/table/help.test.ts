import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { violations } from '../support/axe.ts';
import { asked, hurryBots, passButton, playRandom, spotsInSight } from '../support/table.ts';
import { visit } from '../support/visit.ts';

test('on the first visit one click plays with a guide, which explains farmers and never says anything twice', () =>
  visit({ isNew: true }, async (page) => {
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await hurryBots(page);
    const guide = page.getByRole('region', { name: en['guide.name'] });
    await guide.getByText(en['guide.place']).waitFor();
    expect(await violations(page)).toEqual([]);
    const said: string[] = [];
    for (let turn = 0; turn < 12 && !said.includes(en['guide.farmer']); turn++) {
      const { question, canPass } = await asked(page);
      if ((await guide.count()) > 0) said.push((await guide.locator('strong').textContent()) ?? '');
      if (question === 'figure' && canPass) {
        await passButton(page).click();
        continue;
      }
      const [spot] = await spotsInSight(page);
      await page.mouse.click(spot.x, spot.y);
      await page.locator('.turn .confirm').click();
    }
    expect(said).toContain(en['guide.farmer']);
    expect(said).toEqual([...new Set(said)]);
    await page.reload();
    await asked(page);
    expect(await guide.getByText(en['guide.place']).count()).toBe(0);
  }));

test('at a purist table there is no help, whatever the player has switched on', () =>
  visit(
    { at: '#/new', kept: { 'bastide.settings': { layers: { fits: true, dead: true, fields: true } } } },
    async (page) => {
      await page.getByText(en['setup.purist'], { exact: true }).click();
      await page.getByRole('button', { name: en['setup.start'] }).click();
      await asked(page);
      expect(await page.locator('.board-fits, .board-dead, .board-fields').count()).toBe(0);
      expect(await page.getByRole('tab', { name: en['tab.remaining'] }).count()).toBe(0);
      await page.getByRole('tab', { name: en['tab.help'] }).click();
      await page.getByText(en['table.purist']).waitFor();
      await page.getByText(en['table.kept.browser']).waitFor();
      await page.reload();
      await asked(page);
      expect(await page.locator('.board-fits').count()).toBe(0);
    },
  ));

test('moves are heard where the player wants it, and only there', () =>
  visit({}, async (page) => {
    await page.evaluate(() => {
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (when?: number) {
        document.documentElement.dataset.heard = 'true';
        start.call(this, when);
      };
    });
    const heard = () => page.locator('html[data-heard]').count();
    const playOn = () => playRandom(page);
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await asked(page);
    await playOn();
    expect(await heard()).toBe(0);
    await page.getByRole('button', { name: en['menu.settings'] }).click();
    await page.getByLabel(en['menu.sound']).check();
    await page.keyboard.press('Escape');
    for (let move = 0; move < 4 && (await heard()) === 0; move++) {
      await playOn();
      await asked(page);
    }
    expect(await heard()).toBe(1);
  }));
