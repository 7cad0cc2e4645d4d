import { LEVELS, type Level, levelAbout, levelName } from '@bastide/bots';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { fr } from '../../src/texts/fr.ts';
import { tabTo } from '../hands/keys.ts';
import { playFromList } from '../hands/list.ts';
import { violations } from '../support/axe.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { podium, replayed, savedRecord } from '../support/results.ts';
import { asked, hurryBots, playOn, tilesOn } from '../support/table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

/** What bots of the easiest level are called, in the order they sit down. */
const PAGES = ['Jaufre', 'Peire', 'Flors', 'Colin', 'Nina', 'Tomàs'];

const whoPlays = (page: Page, name: string) =>
  page.getByLabel(en['setup.kind'].replace('{name}', name), { exact: true });

/** The level of every seat of the game on the page; `undefined` for persons. */
const levels = (page: Page): Promise<(Level | undefined)[]> =>
  page.evaluate(() => window.bastide.session?.table.seats.map(({ level }) => level) ?? []);

test('levels are chosen by mouse, told in a sentence, and there again next time', () =>
  visit({ at: '#/new' }, async (page) => {
    await page.getByRole('button', { name: `+ ${en['setup.add']}` }).click();
    await whoPlays(page, 'Jaufre').selectOption('king');
    await page.getByText(levelAbout('en', 'king')).waitFor();
    expect(await whoPlays(page, 'Peire').inputValue()).toBe('page');
    await page.getByRole('button', { name: en['setup.start'] }).click();
    await page.waitForURL(/#\/table$/);
    expect(await levels(page)).toEqual([undefined, 'king', 'page']);
    await page.locator('.seats-panel').getByText(levelName('en', 'king')).waitFor();
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await page.reload();
    expect(await whoPlays(page, 'Aliénor').inputValue()).toBe('king');
    expect(await whoPlays(page, 'Peire').inputValue()).toBe('page');
    expect(await whoPlays(page, 'You').inputValue()).toBe('person');
  }));

test('levels are chosen with the keys alone', () =>
  visit({ at: '#/new' }, async (page) => {
    await tabTo(page, whoPlays(page, 'Jaufre'));
    await page.keyboard.press('ArrowDown');
    await page.getByText(levelAbout('en', 'squire')).waitFor();
    await tabTo(page, page.getByRole('button', { name: en['setup.start'] }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/table$/);
    expect(await levels(page)).toEqual([undefined, 'squire']);
  }));

test('eight seats of every level have room on a phone, by touch and in French', () =>
  visit({ at: '#/new', ...PHONE, locale: 'fr-FR', viewport: { width: 360, height: 740 } }, async (page) => {
    const add = page.getByRole('button', { name: `+ ${fr['setup.add']}` });
    while (await add.isEnabled()) await add.tap();
    for (const [index, level] of LEVELS.entries())
      await page.getByLabel(fr['setup.kind'].replace('{name}', PAGES[index])).selectOption(level);
    await page.getByText(levelAbout('fr', 'king')).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: fr['setup.start'] }).tap();
    await page.waitForURL(/#\/table$/);
    expect(await levels(page)).toEqual([undefined, ...LEVELS, 'page']);
  }));

test('who is new plays the easiest at once, and what is chosen instead is remembered', () =>
  visit({ isNew: true }, async (page) => {
    const level = page.getByLabel(en['setup.level']);
    const quick = page.getByRole('button', { name: en['setup.quick'] });
    expect(await level.inputValue()).toBe('page');
    await quick.click();
    await page.waitForURL(/#\/table$/);
    expect(await levels(page)).toEqual([undefined, 'page']);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await level.selectOption('baron');
    await page.reload();
    expect(await level.inputValue()).toBe('baron');
    await quick.click();
    await page.waitForURL(/#\/table$/);
    expect(await levels(page)).toEqual([undefined, 'baron']);
  }));

test('a whole game against all levels; its record and the next game have them too', () =>
  visitTable(
    {
      reducedMotion: 'no-preference',
      kept: keptTable({ preset: 'base', players: 7, tiles: 1, bots: LEVELS }),
    },
    async (page) => {
      await hurryBots(page);
      await playFromList(page);
      await page.locator('.count-veil').click();
      const record = await savedRecord(page);
      expect(await podium(page)).toEqual(replayed(record));
      expect(record).toMatchObject({ seats: [{ player: 'person' }, ...LEVELS.map((level) => ({ level }))] });
      await page.getByRole('button', { name: en['end.again'] }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await levels(page)).toEqual([undefined, ...LEVELS]);
      await page.goto(`${page.url().split('#')[0]}#/`);
      const file = {
        name: 'r.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(record)),
      };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.waitForURL(/#\/replay\/kept\//);
      expect(await levels(page)).toEqual([undefined, ...LEVELS]);
    },
  ));

test('a table kept before there were levels is played on', () => {
  const { 'bastide.table': kept } = keptTable({ preset: 'base', players: 3, tiles: 20, bots: ['king'] });
  const seats = kept.table.seats.map(({ level: _, ...seat }) => seat);
  const table = { ...kept, table: { ...kept.table, seats } };
  return visitTable({ kept: { 'bastide.table': table } }, async (page) => {
    await hurryBots(page);
    const before = await tilesOn(page);
    await playOn(page);
    await asked(page);
    expect(await tilesOn(page)).toBe(before + 3);
  });
});
