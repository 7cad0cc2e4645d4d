import { afterEach, expect, test, vi } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import { closePage, openPage, press, reloadPage, shown } from '../../testing/open-page.tsx';
import { en } from '../../texts/en.ts';

afterEach(() => {
  closePage();
  vi.restoreAllMocks();
});

const TABLE = 'bastide.table';
const WORDS = 'can’t be opened';

/** What the page gives as a file when this card is asked for it. */
async function exported(): Promise<string> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('button', en['home.unopened.export']);
  return files[0].text();
}

test('a table that can’t be opened is said so, stays, and can be had as a file', async () => {
  const kept = keptTable({ preset: 'base', players: 2, tiles: 6 });
  const saved = kept[TABLE];
  const spoilt = { ...saved, moves: [...saved.moves, { by: 0, do: 'fly' }] };
  await openPage({ at: '#/table', kept: { ...kept, [TABLE]: spoilt } });
  await shown('.kept-card [role="alert"]', WORDS);
  expect(JSON.parse(await exported()).moves).toHaveLength(spoilt.moves.length);
  await press('button', en['setup.quick']);
  await shown('.turn');
  location.hash = '#/';
  await shown('.kept-card [role="alert"]', WORDS);
});

test('a table by newer rules tells that', async () => {
  const kept = keptTable({ preset: 'base', players: 2, tiles: 6 });
  const { table, ...rest } = kept[TABLE];
  const newer = { ...rest, table: { ...table, setup: { ...table.setup, version: 99 } } };
  await openPage({ at: '#/', kept: { ...kept, [TABLE]: newer } });
  await shown('.kept-card [role="alert"]', 'newer rules');
  expect(document.querySelector('.kept-card [role="alert"]')?.textContent).not.toContain('(');
});

test('what can’t be read at all is not written over', async () => {
  const odd = { seats: 'of another time' };
  await openPage({ at: '#/', kept: { [TABLE]: odd } });
  await shown('.kept-card [role="alert"]', WORDS);
  await press('button', en['setup.quick']);
  await shown('.turn');
  await reloadPage();
  location.hash = '#/';
  await shown('.kept-card [role="alert"]', WORDS);
  expect(JSON.parse(await exported())).toEqual(odd);
});

test.each([
  ['no seats', { seats: [] }, []],
  ['seats that are none', { seats: [null, null] }, []],
  ['moves that are none', {}, [null]],
])('a table with %s, or one like it on the shelf, spoils no other', async (_, more, moves) => {
  const kept = keptTable({ preset: 'base', players: 2, tiles: 6 });
  const { table } = kept[TABLE];
  const odd = { table: { ...table, ...more }, moves };
  await openPage({ at: '#/', kept: { [TABLE]: odd, 'bastide.shelf': [{ ...odd, seed: 1 }, kept[TABLE]] } });
  await shown('.kept-card [role="alert"]', WORDS);
  expect(document.querySelectorAll('.kept-card [role="alert"]')).toHaveLength(2);
  await shown('.kept-card button', en['setup.resume']);
});
