import { lapseName } from '@bastide/bots/analysis';
import { explainChoice } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { en } from '../../src/analysis/texts/en.ts';
import { fr } from '../../src/analysis/texts/fr.ts';
import { en as page_en } from '../../src/texts/en.ts';
import { fr as page_fr } from '../../src/texts/fr.ts';
import { violations } from '../support/axe.ts';
import { keptReplay } from '../support/kept-replay.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { asked, playRandom } from '../support/table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

/** Two bots and a browser on a busy computer. */
const PATIENCE = 300_000;

const game = keptReplay('base', 2, 'not-taken');

/** Notes every task that kept the page busy for more than 50 ms. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    const note = (list: PerformanceObserverEntryList) =>
      seen.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}

test(
  'a game is analysed: stopped, done again, looked at move by move, kept, and tried from where it went wrong',
  () =>
    visit({ kept: game.kept }, async (page) => {
      await page.goto(`${inject('url')}${game.address}`);
      await page.getByRole('tab', { name: page_en['tab.analysis'] }).click();
      const level = page.getByRole('combobox', { name: en.who });
      await level.selectOption('baron');
      await page.getByRole('button', { name: en.begin }).click();
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('button', { name: en.cancel }).click();
      await page.getByRole('button', { name: en.begin }).waitFor();
      await level.selectOption('knight');
      const longTasks = await watchTasks(page);
      await page.getByRole('button', { name: en.begin }).click();
      await page.getByRole('button', { name: en.again }).waitFor({ timeout: PATIENCE });
      console.info(`longest tasks of the page, ms: ${(await longTasks()).sort((a, b) => b - a).slice(0, 5)}`);
      const list = page.getByRole('region', { name: en.list });
      const found = list
        .getByRole('button')
        .filter({ hasText: new RegExp(`${lapseName('en', 'mistake')}|${lapseName('en', 'blunder')}`) });
      await found.first().click();
      await page.locator('.land [data-way="better"] .way-tile').waitFor();
      expect(await page.locator('.land [data-way="played"] .way-tile').count()).toBe(1);
      await list.getByText(/points more right away/).waitFor();
      expect(await momentOf(page)).toBe(game.at);
      expect(await violations(page)).toEqual([]);
      await page.getByText(en['curve.table']).click();
      await page.getByRole('radio', { name: en['curve.margin'] }).check();
      await page
        .getByRole('button', { name: en['curve.go'].replace('{n}', '12'), exact: true })
        .press('Enter');
      expect(await momentOf(page)).not.toBe(game.at);
      expect(await page.locator('.land [data-way]').count()).toBe(0);
      await page.reload();
      await page.getByRole('tab', { name: page_en['tab.analysis'] }).click();
      await found.first().click();
      await page.getByRole('button', { name: en['item.try'] }).click();
      expect((await asked(page)).question).toBe('place');
      expect(await page.evaluate(() => window.bastide.session?.state.view.turn.seat)).toBe(game.seat);
    }),
  PATIENCE,
);

function momentOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.bastide.session?.state.log.length);
}

test('in play a hint is shown on the land with its reasons, and goes with the next move', () =>
  visitTable({ kept: keptTable({ preset: 'base', players: 2, tiles: 12 }) }, async (page) => {
    await page.getByRole('button', { name: en.hint, exact: true }).click();
    await page.getByText(en['hint.what']).waitFor();
    await page.locator('.land [data-way="better"]').waitFor();
    expect(await violations(page)).toEqual([]);
    // The keys are still where they were: on the button, which now hides the hint.
    await page.keyboard.press('Enter');
    await page.locator('.land [data-way="better"]').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('.land [data-way="better"]').waitFor();
    await playRandom(page);
    await page.locator('.land [data-way="better"]').waitFor({ state: 'detached' });
    expect(await page.getByText(en['hint.what']).count()).toBe(0);
  }));

test.each([
  ['mouse', {}],
  ['finger', PHONE],
])(
  'who follows a hint on the land with the %s sees the tile as it will lie, however it is turned',
  (_, device) => {
    const kept = keptTable({
      preset: 'base',
      players: 2,
      tiles: 12,
      bots: ['squire'],
      seed: 3,
    });
    return visitTable({ ...device, kept }, async (page) => {
      const help = page.locator('.turn-help');
      if (await help.isVisible()) await help.click();
      await page.getByRole('button', { name: en.hint, exact: true }).click();
      const ghost = page.locator('.land [data-way="better"]');
      await ghost.locator('.way-tile').waitFor();
      const box = await ghost.locator('.way-rim').boundingBox();
      if (box === null) throw new Error('there is no ghost');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await (device === PHONE ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await page.locator('.board-choice').waitFor({ state: 'attached' });
      // As it was hinted, the sign and the figure still there; turned away from it, nothing but the tile.
      expect(await ghost.locator('.way-tile').count()).toBe(0);
      expect(await ghost.locator('.way-sign').count()).toBe(1);
      const hinted = await page.locator('.hint-details .way-picture').getAttribute('aria-label');
      await page.keyboard.press('r');
      await ghost.locator('.way-sign').waitFor({ state: 'detached' });
      expect(await ghost.locator('.way-ring').count()).toBe(0);
      await page.keyboard.press('Shift+R');
      await ghost.locator('.way-sign').waitFor({ state: 'attached' });
      await page.locator('.turn .confirm').click();
      const placed = await page.evaluate(() => {
        const { tiles, last } = window.bastide.session?.state.view ?? { tiles: [], last: undefined };
        const tile = tiles.find(({ x, y }) => x === last?.x && y === last.y);
        return { x: tile?.x ?? 0, y: tile?.y ?? 0, rot: tile?.rot ?? 0, label: 'place' };
      });
      expect(hinted).toBe(explainChoice('en', placed, []));
    });
  },
);

test(
  'on a phone, in French',
  () =>
    visit({ ...PHONE, locale: 'fr-FR', kept: game.kept }, async (page) => {
      await page.goto(`${inject('url')}${game.address}`);
      await page.getByRole('tab', { name: page_fr['tab.analysis'] }).tap();
      await page.getByRole('combobox', { name: fr.who }).selectOption('knight');
      await page.getByRole('button', { name: fr.begin }).tap();
      await page.getByRole('button', { name: fr.again }).waitFor({ timeout: PATIENCE });
      const found = page
        .getByRole('region', { name: fr.list })
        .getByRole('button')
        .filter({ hasText: new RegExp(`${lapseName('fr', 'mistake')}|${lapseName('fr', 'blunder')}`) });
      await found.first().tap();
      await page.locator('.land [data-way="better"] .way-tile').waitFor();
      await page.getByText(/de plus tout de suite/).waitFor();
      expect(await stickingOut(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }),
  PATIENCE,
);
