import type { PlayerAnswer } from '@bastide/protocol';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { en } from '../texts/en.ts';
import { Leaders } from './leaders.tsx';
import { PlayerPage } from './player-page.tsx';
import { Report } from './report.tsx';

const BOB = 'b'.repeat(22);
/** What was asked of the server, and with which body. */
let asked: [path: string, body: unknown][];
let answer: object;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push([path, body === undefined ? undefined : JSON.parse(body)]);
    return Response.json(answer);
  });
});

const choose = (field: HTMLSelectElement | undefined, value: string) =>
  act(async () => {
    if (field === undefined) return;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('the leaderboard is of all games, or of a preset, or at a speed', async () => {
  answer = { standings: [] };
  const place = await rendered(<Leaders />);
  expect(asked.at(-1)?.[0]).toBe('api/leaderboard?players=2&pool=all');
  const [, pools] = place.querySelectorAll('select');
  expect([...pools.options].map(({ value }) => value)).toContain('speed/blitz');
  await choose(pools, 'preset/base');
  expect(asked.at(-1)?.[0]).toBe('api/leaderboard?players=2&pool=preset/base');
});

test('a player’s ratings are told by the number of players: that of all games large, the others by name', async () => {
  const rating = (pool: string, players: number, points: number) => ({
    pool,
    players,
    rating: points,
    deviation: 50,
    games: 12,
  });
  answer = {
    player: BOB,
    name: 'Bob',
    kept: true,
    since: 0,
    ratings: [
      rating('all', 2, 1600),
      rating('preset/base', 2, 1550),
      rating('speed/blitz', 2, 1650),
      rating('all', 3, 1400),
    ],
    results: [],
  } satisfies PlayerAnswer;
  const place = await rendered(<PlayerPage player={BOB} />);
  const cards = [...place.querySelectorAll('.ratings > li')];
  expect(cards.map((card) => card.querySelector('strong')?.textContent)).toEqual(['1600', '1400']);
  expect(cards[0].textContent).toContain('1550 ± 100');
  expect(cards[0].textContent).toContain(en['pool.blitz']);
});

test('what somebody said is reported with its place, and one is thanked', async () => {
  answer = {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const place = await rendered(<Report player={BOB} name="Bob" about={{ game: 'g'.repeat(22), line: 7 }} />);
  await act(async () => place.querySelector('button')?.click());
  await act(async () =>
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  expect(asked).toEqual([
    ['api/reports', { player: BOB, reason: 'words', words: '', game: 'g'.repeat(22), line: 7 }],
  ]);
  expect(place.textContent).toContain(en['report.sent']);
});
