import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import { closePage, openPage, shown } from '../../testing/open-page.tsx';
import { NO_CHOOSING } from '../choices/use-choice.ts';
import { type Ground, useGround } from './use-ground.ts';

afterEach(closePage);

test('a place that is chosen changes nothing on the land, and nothing is drawn again', async () => {
  await openPage({ at: '#/table', kept: keptTable({ preset: 'everything', players: 2, tiles: 20 }) });
  await shown('.turn .actions');
  const { session } = window.bastide;
  if (session === undefined) throw new Error('there is no game on the page');
  const { state, table } = session;
  const grounds: Ground[] = [];
  function Land({ code }: { readonly code: number | undefined }) {
    const choosing = { ...NO_CHOOSING, choice: code === undefined ? NO_CHOOSING.choice : { code } };
    grounds.push(useGround(state, table.seats, { choosing, isTold: true, lang: 'en' }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const code of [undefined, state.view.question.answers[0].code])
    flushSync(() => root.render(<Land code={code} />));
  const [before, after] = [grounds[0], grounds.at(-1)];
  expect(before.aims).not.toHaveLength(0);
  expect(grounds.length).toBeGreaterThan(1);
  expect(after).toBe(before);
  flushSync(() => root.unmount());
});
