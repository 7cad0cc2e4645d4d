import { sayText } from '@bastide/rules/internal';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { fr } from '../../src/texts/fr.ts';
import { tabTo } from '../hands/keys.ts';
import { violations } from '../support/axe.ts';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked, hurryBots, playOn, positionOnPage, tableIsThere, tilesOn } from '../support/table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

/** The first bot thinks long enough to be met at it; those after it don't make anybody wait. */
const slow = keptTable({ preset: 'base', players: 4, tiles: 20, bots: ['king', 'page', 'page'] });
const quick = keptTable({ preset: 'base', players: 4, tiles: 20, bots: ['page', 'squire', 'knight'] });

test('the page says who thinks, once and quietly, and shows how the time runs', () =>
  visitTable({ kept: slow, locale: 'fr-FR' }, async (page) => {
    await countSpoken(page);
    await playOn(page);
    const who = sayText('fr', fr['table.thinking'], { who: 'Raimond-Roger' });
    await page.getByRole('heading', { name: who }).waitFor();
    await page.locator('.progress').waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    await holds(page, () => window.bastide?.session?.state.thinking !== 1);
    const spoken = await page.evaluate(() => window.spoken);
    expect(spoken.filter((text) => text.includes(who))).toEqual([who]);
  }));

test('skip with the button on a phone, and with a key: the bots’ moves are there at once', () =>
  visitTable({ ...PHONE, kept: quick }, async (page) => {
    for (const press of ['button', 'key']) {
      await takeAges(page);
      const before = await tilesOn(page);
      await playOn(page);
      const skip = page.getByRole('button', { name: en['table.skip'] });
      await skip.waitFor();
      if (press === 'button') await skip.tap();
      else await page.keyboard.press('s');
      await asked(page);
      expect(await tilesOn(page)).toBe(before + 4);
      expect(await skip.count()).toBe(0);
    }
  }));

test('skip while one bot thinks is seen to be heard, and pressed again it does no harm', () =>
  visitTable({ ...PHONE, kept: slow, locale: 'fr-FR' }, async (page) => {
    const before = await tilesOn(page);
    await playOn(page);
    await page.getByRole('button', { name: fr['table.skip'] }).tap();
    const heard = page.getByRole('button', { name: fr['table.skipping'] });
    // In one look: it is gone as soon as the bot has played.
    await heard.and(page.locator('[aria-disabled="true"]')).waitFor();
    await page.keyboard.press('s');
    await asked(page);
    expect(await tilesOn(page)).toBe(before + 4);
  }));

test('where only bots play, skip goes once round the table, then they play at their pace again', () =>
  visit(
    {
      at: '#/table',
      kept: keptTable({ preset: 'base', players: 8, tiles: 6, bots: ['page'], watched: true }),
    },
    async (page) => {
      await tableIsThere(page);
      await holds(page, () => window.bastide?.session?.state.thinking !== undefined);
      await takeAges(page);
      for (let round = 0; round < 2; round++) {
        const before = await watched(page);
        await page.keyboard.press('s');
        await holds(
          page,
          (tiles) => {
            const state = window.bastide.session?.state;
            return state !== undefined && state.view.tiles.length > tiles && state.isSkipping === false;
          },
          before.tiles,
        );
        const { tiles, turn, over } = await watched(page);
        expect({ turn, over }).toEqual({ turn: before.turn, over: false });
        expect(tiles).toBeGreaterThanOrEqual(before.tiles + 7);
        expect(tiles).toBeLessThanOrEqual(before.tiles + 8);
        await page.getByRole('button', { name: en['table.skip'] }).waitFor();
      }
    },
  ));

test('who skips with the keys has the focus where the next thing is done', () =>
  visitTable({ kept: quick }, async (page) => {
    await takeAges(page);
    await playOn(page);
    await tabTo(page, page.getByRole('button', { name: en['table.skip'] }));
    await page.keyboard.press('Enter');
    await asked(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(en['table.confirm']);
  }));

test('undo after the bots goes back to one’s own last decision, and the same tiles come again', () =>
  visitTable({ kept: quick }, async (page) => {
    await hurryBots(page);
    await asked(page);
    const start = await positionOnPage(page);
    await playFirst(page);
    const far = await drawn(page);
    await page.keyboard.press('u');
    await page.reload();
    await hurryBots(page);
    expect((await asked(page)).question).toBe('figure');
    await page.keyboard.press('u');
    await asked(page);
    expect(await positionOnPage(page)).toBe(start);
    await playFirst(page);
    expect(await drawn(page)).toEqual(far);
  }));

test('undo while a bot thinks comes back to the person at once', () =>
  visitTable({ kept: slow }, async (page) => {
    const before = await tilesOn(page);
    await playOn(page);
    await page.getByRole('button', { name: en['table.undo'] }).click();
    const seat = await page.evaluate(() => window.bastide.session?.state.view.question.seat);
    expect(seat).toBe(0);
    await page.waitForTimeout(2500);
    expect(await tilesOn(page)).toBeLessThanOrEqual(before + 1);
    await hurryBots(page);
    await playOn(page);
    await asked(page);
    expect(await tilesOn(page)).toBe(before + 4);
  }));

test('a reload while a bot thinks: it thinks again about the same tile, and the game goes on', () =>
  visitTable({ kept: slow }, async (page) => {
    await playOn(page);
    const before = await thought(page);
    expect(before.thinking).toBe(1);
    await page.reload();
    await holds(page, () => window.bastide?.session?.state.thinking === 1);
    expect(await thought(page)).toEqual(before);
    await takeNoTime(page);
    await asked(page);
    expect(await tilesOn(page)).toBe(before.tiles + 3);
  }));

test('bots that can’t think play something simple; the page says so calmly', () =>
  visit({ kept: quick, isOwn: true }, async (page) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (asked: object) {
        postMessage.call(this, { ...asked, setup: 'nonsense' });
      };
    });
    await page.reload();
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    await takeNoTime(page);
    const before = await tilesOn(page);
    for (let round = 1; round <= 2; round++) {
      await playOn(page);
      await asked(page);
      expect(await tilesOn(page)).toBe(before + 4 * round);
      expect(await page.locator('.turn .hesitated').textContent()).toBe(
        en['table.hesitated'].replace('{who}', 'Simon'),
      );
    }
    expect(await violations(page)).toEqual([]);
  }));

test('the pace is set once and holds for every game after', () =>
  visitTable({ kept: quick }, async (page) => {
    const pace = () => page.evaluate(() => window.bastide.session?.pace ?? Number.NaN);
    const normal = await pace();
    await page.getByRole('button', { name: en['menu.settings'] }).click();
    await page.getByRole('radio', { name: en['menu.pace.fast'], exact: true }).check();
    const fast = await pace();
    expect(fast).toBeLessThan(normal);
    await page.reload();
    await asked(page);
    expect(await pace()).toBe(fast);
  }));

declare global {
  interface Window {
    /** What a screen reader was told. */
    spoken: string[];
  }
}

async function countSpoken(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.spoken = [];
    for (const region of document.querySelectorAll('[aria-live]')) {
      const watcher = new MutationObserver(() => {
        const text = region.textContent ?? '';
        if (text !== '') window.spoken.push(text);
      });
      watcher.observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

/** Sets for how many milliseconds a bot's tile is looked at. */
function setPace(page: Page, pace: number): Promise<void> {
  return page.evaluate((wanted) => {
    if (window.bastide.session !== undefined) window.bastide.session.pace = wanted;
  }, pace);
}

/** Nobody would wait for a bot's move to be looked at. */
const takeAges = (page: Page) => setPace(page, 60_000);
/** Where it is of no account how long that is. */
const takeNoTime = (page: Page) => setPace(page, 0);

/** How far a game is that one only watches. */
const watched = (page: Page) =>
  page.evaluate(() => {
    const view = window.bastide.session?.state.view;
    return { tiles: view?.tiles.length ?? 0, turn: view?.turn.seat, over: view?.over };
  });

/** Who thinks about which tile on which land. */
const thought = (page: Page) =>
  page.evaluate(() => {
    const state = window.bastide.session?.state;
    return { thinking: state?.thinking, tile: state?.view.tile?.id, tiles: state?.view.tiles.length ?? 0 };
  });

/** What chance has drawn so far. */
const drawn = (page: Page) =>
  page.evaluate(() => window.bastide.session?.moves?.filter(({ by }) => by === 'chance') ?? []);

/** Takes the first spot there is, then passes, and waits for the bots. */
async function playFirst(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await asked(page);
  await page.keyboard.press('p');
  await asked(page);
}
