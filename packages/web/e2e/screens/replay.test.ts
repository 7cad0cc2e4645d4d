import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { viewOf } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRecord } from '../../src/files/open-record.ts';
import { en } from '../../src/replay/texts/en.ts';
import { fr } from '../../src/replay/texts/fr.ts';
import { Timeline } from '../../src/replay/timeline.ts';
import { en as pageEn } from '../../src/texts/en.ts';
import { fr as pageFr } from '../../src/texts/fr.ts';
import { violations } from '../support/axe.ts';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { PHONE, visit } from '../support/visit.ts';

const GOLDEN = fileURLToPath(new URL('../../../rules/golden/busy-base-2p.jsonl.gz', import.meta.url));
const [first] = gunzipSync(readFileSync(GOLDEN)).toString().split('\n');

test('a recorded game of a file: the slider, the keys, points, a followed player, the log, a reload', () =>
  visit({}, async (page) => {
    const game = timelineOf(first);
    await page.getByRole('link', { name: pageEn['menu.replay'], exact: true }).click();
    // The first screen has such a button too.
    await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
    await page.locator('input[type=file]').setInputFiles(GOLDEN);
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await page.waitForURL(/#\/replay\/kept\//);
    await arrives(page, game.first);

    // Space runs and stops it.
    await page.getByRole('combobox', { name: en.speed }).selectOption('8');
    await page.locator('.board').focus();
    await page.keyboard.press('Space');
    await holds(page, (from) => momentOf() > from + 4, game.first);
    await page.keyboard.press('Space');
    const stopped = await moment(page);
    expect(game.stops).toContain(stopped);
    await page.waitForTimeout(300);
    expect(await moment(page)).toBe(stopped);
    await isAsPlayed(page, game);

    // Moves and turns by the arrows, the ends by Home and End.
    await page.keyboard.press('End');
    await arrives(page, game.last);
    await isAsPlayed(page, game);
    await page.keyboard.press('ArrowLeft');
    await arrives(page, game.stops[game.stops.length - 2]);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await arrives(page, game.stops[1]);
    await page.keyboard.press('ArrowDown');
    await arrives(page, game.turns[1].moment);

    // From points to points, and the log leads to what it tells.
    const [one, two] = game.scores.filter((score) => score.moment > game.turns[1].moment);
    await page.keyboard.press('s');
    await arrives(page, one.moment);
    await page.getByRole('button', { name: en['score.on'] }).click();
    await arrives(page, two.moment);
    await isAsPlayed(page, game);
    await page.keyboard.press('Shift+S');
    await arrives(page, one.moment);
    expect(await page.locator('.log-turn[aria-current]').count()).toBe(1);
    await page.locator('.log-turn h3 button').first().click();
    await arrives(page, game.stops[1] > game.first ? game.first : game.stops[1]);

    // Who follows a player meets that player's turns.
    await page.getByRole('combobox', { name: en.eyes }).selectOption('1');
    const own = game.turns.filter(({ seat }) => seat === 1);
    await page.getByRole('button', { name: en['turn.on'] }).click();
    await arrives(page, own[0].moment);
    await page.getByRole('button', { name: en['turn.on'] }).click();
    await arrives(page, own[1].moment);

    // Dragging the knob.
    const slider = page.getByRole('slider', { name: en.moment });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('there is no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 40, y);
    await page.mouse.down();
    for (let share = 0.1; share < 0.6; share += 0.05) await page.mouse.move(box.x + box.width * share, y);
    await page.mouse.up();
    await holds(page, (least) => momentOf() > least, game.last * 0.4);
    await isAsPlayed(page, game);

    // It is there after a reload, at the same moment.
    const dragged = await moment(page);
    await page.waitForURL(new RegExp(`/at/${dragged}$`));
    await page.reload();
    await arrives(page, dragged);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: en.keys }).click();
    expect(await violations(page)).toEqual([]);
  }));

test('on a phone, in French, at dusk: from the end of a game of one’s own', () =>
  visit(
    {
      ...PHONE,
      locale: 'fr-FR',
      colorScheme: 'dark',
      kept: keptTable({ preset: 'base', players: 5, seed: 3 }),
    },
    async (page) => {
      await page.getByRole('button', { name: pageFr['home.result'] }).tap();
      await page.getByRole('dialog').getByRole('button', { name: pageFr['end.watch'] }).tap();
      await page.waitForURL(/#\/replay\/kept\//);
      await page.getByRole('button', { name: fr.play }).tap();
      await moment(page);
      await holds(page, () => momentOf() > 16);
      await page.getByRole('button', { name: fr.pause }).tap();
      await page.getByRole('button', { name: fr['score.on'] }).tap();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        expect(await stickingOut(page)).toEqual([]);
      }
      await page.getByRole('tab', { name: pageFr['tab.log'] }).tap();
      expect(await violations(page)).toEqual([]);
    },
  ));

test('what is no record is refused, wherever it is dropped; a game that is gone says so', () =>
  visit({}, async (page) => {
    await page.goto(`${page.url().split('#')[0]}#/replay`);
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File(['{"format": "chess"}'], 'game.json'));
      return files;
    });
    await page.dispatchEvent('.drop-files', 'drop', { dataTransfer: dropped });
    const [before] = pageEn['file.broken'].split('{why}');
    expect(await page.getByRole('alert').textContent()).toContain(before);
    await page.goto(`${page.url().split('#')[0]}#/replay/kept/nothing`);
    await page.getByText(en.gone).waitFor();
    expect(await violations(page)).toEqual([]);
  }));

const LANGUAGES = [
  { locale: 'en-GB', words: en, page: pageEn },
  { locale: 'fr-FR', words: fr, page: pageFr },
] as const;

test.each(LANGUAGES)('on a phone the bar says through whose eyes one looks, at any turn, $locale', (on) =>
  visit({ ...PHONE, locale: on.locale, kept: finished() }, async (page) => {
    await watchFinished(page);
    await page.keyboard.press('End');
    const eyes = page.getByRole('combobox', { name: on.words.eyes });
    const room = await eyes.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('nothing to measure with');
      pen.font = font;
      const wanted = pen.measureText(select.selectedOptions[0].text).width;
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - wanted;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(await stickingOut(page)).toEqual([]);
  }),
);

/** A game of many turns, kept to be watched. */
function finished() {
  const { table, moves } = keptTable({ preset: 'everything', players: 4 })['bastide.table'];
  return { 'bastide.replays': [{ id: 'long', name: 'long', table, moves }] };
}

async function watchFinished(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/replay/kept/long`);
  await page.locator('.transport').waitFor();
}

declare global {
  /** How many moves the game on the page shows; put there by `arrives`. */
  function momentOf(): number;
}

async function moment(page: Page): Promise<number> {
  await page.evaluate(() => {
    globalThis.momentOf = () => {
      const session = window.bastide?.session;
      return session !== undefined && 'timeline' in session ? session.state.log.length : -1;
    };
  });
  return page.evaluate(() => momentOf());
}

async function arrives(page: Page, at: number): Promise<void> {
  await moment(page);
  await holds(page, (wanted) => momentOf() === wanted, at);
}

/** The table on the page is what the engine makes of the moves. */
async function isAsPlayed(page: Page, game: Timeline): Promise<void> {
  const shown = await page.evaluate(() => {
    const { view } = window.bastide.session?.state ?? {};
    return {
      points: view?.seats.map(({ points }) => points),
      tiles: view?.tiles.length,
      figures: view?.figures,
    };
  });
  const { seats, tiles, figures } = viewOf(game.gameAt(await moment(page)));
  expect(shown).toEqual({ points: seats.map(({ points }) => points), tiles: tiles.length, figures });
}

function timelineOf(text: string): Timeline {
  const opened = openRecord(text, (seat) => `Player ${seat + 1}`);
  if ('error' in opened) throw new Error(`${opened.error} at ${opened.at}`);
  const timeline = Timeline.open(opened.table.setup, opened.moves);
  if ('error' in timeline) throw new Error(timeline.error);
  return timeline;
}
