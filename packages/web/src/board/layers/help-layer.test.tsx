import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import { closePage, gone, openPage, shown } from '../../testing/open-page.tsx';

afterEach(closePage);

test('how many tiles fit is told over the places to choose, and only while a tile is to be placed', async () => {
  const kept = {
    ...keptTable({ preset: 'base', players: 2, tiles: 5 }),
    'bastide.settings': { layers: { fits: true } },
  };
  await openPage({ at: '#/table', kept });
  const number = await shown('.board-fits');
  const aims = await shown('.board-aims');
  expect(aims.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { session } = window.bastide;
  expect(session?.state.view.question.id).toBe('place');
  session?.play?.(session.state.view.question.answers[0].move);
  expect(session?.state.view.question.id).toBe('figure');
  await gone('.board-fits');
});
