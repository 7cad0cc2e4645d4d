import type { ServerMessage, TableSummary } from '@bastide/protocol';
import { presets } from '@bastide/rules';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { en as page } from '../../texts/en.ts';
import { identity } from '../identity.ts';
import { line } from '../line/current.ts';
import { useKeepMyGames } from '../mine/my-games.ts';
import { en } from '../texts/en.ts';
import { EmptyLobby } from './empty-lobby.tsx';
import { Lobby } from './lobby.tsx';
import { byWhatWaits, OwnGames } from './own-games.tsx';

function summary(game: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    game,
    status: 'playing',
    createdAt: 0,
    changedAt: 0,
    terms: {
      setup: { ...presets.base, players: 2 },
      clock: { kind: 'none' },
      timeout: 'bot',
      help: true,
      visibility: 'public',
      watch: 'all',
      bestOf: 1,
    },
    seats: [
      { seat: 0, kind: 'person', player: 'a', name: 'Aude' },
      { seat: 1, kind: 'person', player: 'b', name: 'Simon' },
    ],
    ...more,
  } as TableSummary;
}

test('one’s own games stand by what waits for one, the latest first', () => {
  const order = byWhatWaits([
    summary('over', { status: 'over', changedAt: 9 }),
    summary('waiting', { status: 'waiting', changedAt: 8 }),
    summary('theirs', { changedAt: 7 }),
    summary('mine, older', { yourTurn: true, changedAt: 1 }),
    summary('mine', { yourTurn: true, changedAt: 2 }),
  ]).map(({ game }) => game);
  expect(order).toEqual(['mine', 'mine, older', 'theirs', 'waiting', 'over']);
});

test('a game that is over tells everybody’s points, who won, and when', async () => {
  const changedAt = Date.UTC(2026, 10, 17, 12);
  const over = summary('over', { status: 'over', scores: [31, 44], places: [2, 1], changedAt, seat: 0 });
  const place = await rendered(<OwnGames games={[over]} />);
  const [aude, simon] = [...place.querySelectorAll('.card-seats li')];
  expect(aude.textContent).toBe('Aude31');
  expect(simon.textContent).toBe(`Simon44★ ${en['card.won']}`);
  expect(place.textContent).toContain('2026');
  expect(place.textContent).not.toContain(en['mine.over']);
});

test('where nobody waits there is something to do, and a game to watch if one is played', async () => {
  const links = (place: HTMLElement) =>
    [...place.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links(await rendered(<EmptyLobby watchable={undefined} />))).toEqual([
    '#/online/friend',
    '#/puzzles',
  ]);
  const game = 'G'.repeat(22);
  expect(links(await rendered(<EmptyLobby watchable={summary(game)} />))).toContain(`#/online/${game}`);
});

test('against a bot one plays at once', async () => {
  await pressIn(await rendered(<EmptyLobby watchable={undefined} />), page['setup.quick']);
  expect(location.hash).toBe('#/table');
});

function Hall() {
  useKeepMyGames('#/online');
  return <Lobby />;
}

test('open tables come first; where there is none, games that wait for one do', async () => {
  const listeners: ((message: ServerMessage) => void)[] = [];
  vi.spyOn(line, 'onMessage').mockImplementation((listener) => {
    listeners.push(listener);
    return () => undefined;
  });
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('fetch', async () => Response.json({ tables: [summary('mine', { yourTurn: true })] }));
  identity.set({ is: 'somebody', me: { player: 'me', name: 'Aude', kept: false } });
  const place = await rendered(<Hall />);
  const headings = async (tables: TableSummary[]) => {
    await act(async () => {
      for (const tell of listeners) tell({ tell: 'lobby', tables, gone: [], whole: true });
    });
    return [...place.querySelectorAll('h2')].slice(0, 2).map(({ textContent }) => textContent);
  };
  const open = summary('open', { status: 'waiting' });
  expect(await headings([open])).toEqual([en['lobby.waiting'], en['mine.title']]);
  expect(await headings([])).toEqual([en['mine.title'], en['lobby.waiting']]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
