import { say } from '@bastide/rules';
import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { closePage, gone, openPage, press, shown } from '../testing/open-page.tsx';
import { en } from '../texts/en.ts';

afterEach(closePage);

const pass = () => press('button', say('en', 'action.pass'));

test('who would pass with the last tile is asked again, and may', async () => {
  const kept = keptTable({ preset: 'base', players: 2, tiles: 72, question: 'figure', passing: true });
  await openPage({ at: '#/table', kept });
  await shown('.turn .actions');
  const state = () => window.bastide.session?.state;
  const version = state()?.version;
  await pass();
  await shown('.turn .last-chance');
  expect(state()).toMatchObject({ version, view: { over: false } });
  await pass();
  await shown('dialog.end');
  expect(state()?.view.over).toBe(true);
});

test('after the end nobody is shown as if to move', async () => {
  await openPage({ at: '#/table', kept: keptTable({ preset: 'base', players: 4 }) });
  await shown('dialog.end');
  await press('button', en['end.look']);
  await gone('dialog.end');
  await shown('.seat-row');
  expect(document.querySelectorAll('[data-turn="true"], [data-asked="true"]')).toHaveLength(0);
});
