import { History, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked, positionOnPage } from '../support/table.ts';
import { visit } from '../support/visit.ts';

const kept = keptTable({ preset: 'base', players: 2, tiles: 20 });
const { table, moves } = kept['bastide.table'];
const record = recordOf();

const opening = record.moves.slice(0, 1 + record.moves.findIndex(({ do: action }) => action === 'place'));

const broken: Readonly<Record<string, string>> = {
  'a picture': '\u0089PNG not a record',
  'half a file': JSON.stringify(record).slice(0, 400),
  'a list': '[]',
  'another format': JSON.stringify({ ...record, format: 'somebody-elses/9' }),
  'an unknown set': JSON.stringify({ ...record, sets: ['base', 'dragons'] }),
  'an illegal move': JSON.stringify({ ...record, moves: [...opening, opening[opening.length - 1]] }),
  'moves of nobody': JSON.stringify({ ...record, players: 99 }),
};

test('a broken record is refused with a clear message, and nothing is lost', () =>
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    const position = await positionOnPage(page);
    await page.goto(`${page.url().split('#')[0]}#/`);
    const [before] = en['file.broken'].split('{why}');
    const messages = new Set<string>();
    for (const [name, text] of Object.entries(broken)) {
      await page.reload();
      await open(`${name}.json`, text);
      const message = await page.getByRole('alert').textContent();
      expect(message, name).toMatch(new RegExp(`^${before}.{12,}`));
      expect(message, name).not.toMatch(/undefined|\{|\[object|Error:/);
      messages.add(message ?? '');
    }
    expect(messages.size).toBeGreaterThan(4);
    await page.getByRole('button', { name: en['setup.resume'] }).first().click();
    await asked(page);
    expect(await positionOnPage(page)).toBe(position);
    await page.reload();
    await asked(page);
    expect(await positionOnPage(page)).toBe(position);

    function open(name: string, text: string): Promise<void> {
      const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
      return page.locator('input[type=file]').setInputFiles(file);
    }
  }));

test('a good record is opened where it ended', () =>
  visit({}, async (page) => {
    const buffer = Buffer.from(JSON.stringify(record));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
    const playOn = page.getByRole('dialog').getByRole('button', { name: en['file.play-on'] });
    const [words, button] = await Promise.all(
      [page.getByText(en['file.unfinished.about']), playOn].map((one) => one.boundingBox()),
    );
    // The words stand clear of what can be pressed.
    expect(button?.y).toBeGreaterThan((words?.y ?? Infinity) + (words?.height ?? 0) + 8);
    await playOn.click();
    await page.waitForURL(/#\/table$/);
    await asked(page);
    const tiles = await page.evaluate(() => window.bastide.session?.state.view.tiles.length);
    expect(tiles).toBe(20);
  }));

function recordOf() {
  const made = newGame(table.setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  for (const move of moves) history.play(move);
  return history.record('kept');
}
