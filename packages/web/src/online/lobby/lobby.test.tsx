import type { TableSummary } from '@bastide/protocol';
import { presets } from '@bastide/rules';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { EmptyLobby } from './empty-lobby.tsx';
import { byWhatWaits, OwnGames } from './own-games.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

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

test('a game that is over tells everybody’s points, who won, and when', () => {
  const changedAt = Date.UTC(2026, 10, 17, 12);
  const over = summary('over', { status: 'over', scores: [31, 44], places: [2, 1], changedAt, seat: 0 });
  act(() => root.render(<OwnGames games={[over]} />));
  const [aude, simon] = [...place.querySelectorAll('.card-seats li')];
  expect(aude.textContent).toBe('Aude31');
  expect(simon.textContent).toBe(`Simon44★ ${en['card.won']}`);
  expect(place.textContent).toContain('2026');
  expect(place.textContent).not.toContain(en['mine.over']);
});

test('where nobody waits there is something to do, and a game to watch if one is played', () => {
  const links = () => [...place.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  act(() => root.render(<EmptyLobby watchable={undefined} />));
  expect(links()).toEqual(['#/online/friend', '#/puzzles']);
  const game = 'G'.repeat(22);
  act(() => root.render(<EmptyLobby watchable={summary(game)} />));
  expect(links()).toContain(`#/online/${game}`);
});

test('against a bot one plays at once', () => {
  act(() => root.render(<EmptyLobby watchable={undefined} />));
  act(() => place.querySelector('button')?.click());
  expect(location.hash).toBe('#/table');
});
