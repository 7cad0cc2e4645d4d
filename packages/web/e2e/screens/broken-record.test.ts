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

/** What else can be wrong with a file, and the words for it, is tested without a browser (`files/refusal.test.ts`). */
const broken = JSON.stringify({ ...record, moves: [...opening, opening[opening.length - 1]] });

test('a broken record is refused with a clear message, and nothing is lost', () =>
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    const position = await positionOnPage(page);
    await page.goto(`${page.url().split('#')[0]}#/`);
    const file = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(broken) };
    await page.locator('input[type=file]').setInputFiles(file);
    const [before] = en['file.broken'].split('{why}');
    expect(await page.getByRole('alert').textContent()).toMatch(new RegExp(`^${before}.{12,}`));
    await page.getByRole('button', { name: en['setup.resume'] }).first().click();
    await asked(page);
    expect(await positionOnPage(page)).toBe(position);
    await page.reload();
    await asked(page);
    expect(await positionOnPage(page)).toBe(position);
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
