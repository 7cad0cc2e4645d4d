import { afterEach, expect, test, vi } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';

const KEY = 'bastide.table';

function keep(tiles: number) {
  const saved = keptTable({ preset: 'base', players: 2, tiles })[KEY];
  localStorage.setItem(KEY, JSON.stringify(saved));
  return saved;
}

/** A new visit has a page of its own. */
async function visit() {
  vi.resetModules();
  const { readyKept, resumeTable } = await import('./current-session.ts');
  const { Session } = await import('../../session/session.ts');
  return { readyKept, resumeTable, opened: vi.spyOn(Session, 'open') };
}

afterEach(() => window.bastide.session?.close?.());

test('a kept game that was worked out in pauses is gone on with as it is', async () => {
  const { moves } = keep(9);
  const { readyKept, resumeTable, opened } = await visit();
  expect((await readyKept())?.tiles).toHaveLength(9);
  expect(window.bastide.session).toBeUndefined();
  expect(resumeTable()).toBeUndefined();
  expect(opened).not.toHaveBeenCalled();
  expect(window.bastide.session?.moves).toEqual(moves);
});

test('who has played it on elsewhere meanwhile goes on with that', async () => {
  keep(9);
  const { readyKept, resumeTable } = await visit();
  await readyKept();
  const { moves } = keep(12);
  expect(resumeTable()).toBeUndefined();
  expect(window.bastide.session?.moves).toEqual(moves);
});
