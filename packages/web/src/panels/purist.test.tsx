import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { en as analysis } from '../analysis/texts/en.ts';
import { called, closePage, openPage, shown } from '../testing/open-page.tsx';

afterEach(closePage);

const { 'bastide.table': saved } = keptTable({ preset: 'base', players: 2, tiles: 12 });

async function hintsAt(purist: boolean): Promise<number> {
  const table = { ...saved, table: { ...saved.table, purist } };
  await openPage({ at: '#/table', kept: { 'bastide.table': table } });
  await shown('.turn .actions');
  return called('button', analysis.hint).length;
}

test('there is no hint at a purist table', async () => {
  expect(await hintsAt(false)).toBe(1);
  expect(await hintsAt(true)).toBe(0);
});
