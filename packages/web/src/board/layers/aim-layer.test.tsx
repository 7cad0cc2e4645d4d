import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import { closePage, openPage, shown } from '../../testing/open-page.tsx';

afterEach(closePage);

test.each([
  ['squares a tile may be placed on', 'place', '.board-aim.cell rect'],
  ['features that are lit', 'mage-witch/move', '.board-offer'],
])('figures stand above %s', async (_, question, land) => {
  await openPage({
    at: '#/table',
    kept: keptTable({ preset: 'everything', players: 2, tiles: 20, question }),
  });
  const people = await shown('.board-people');
  const aimed = await shown(land);
  expect(aimed.compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
