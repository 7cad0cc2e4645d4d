import type { SeatInfo, TableInfo } from '@bastide/protocol';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { line } from '../line/current.ts';
import type { TableState } from '../table/online-table.ts';
import { SeatLife } from './seat-life.tsx';

const SINCE = 1_000_000;

const told = async (place: HTMLElement, seconds: number) => {
  vi.spyOn(line, 'now').mockReturnValue(SINCE + 1000 * seconds);
  await act(async () => vi.advanceTimersByTime(300));
  return [
    place.querySelector('.how-long')?.textContent,
    place.querySelector('.how-short')?.textContent,
    place.querySelector('.how-least')?.textContent,
    place.querySelector<HTMLElement>('.seat-life')?.dataset.told,
  ];
};

const life = (one: Partial<SeatInfo>, running?: number) => {
  const seat: SeatInfo = { seat: 0, kind: 'person', player: 'p', name: 'Bob', ...one };
  const info = { seats: [seat], status: 'playing' } as unknown as TableInfo;
  const state: TableState = {
    is: 'open',
    chat: [],
    isSending: false,
    presence: { seats: [false], awaySince: [SINCE], watchers: 0 },
    ...(running !== undefined && { clocks: { at: 0, left: [60_000], running, until: SINCE } }),
  };
  return rendered(<SeatLife seat={0} info={info} state={state} />);
};

test('for how long somebody is away is told in words, in few where there is little room, there by turns with a time that runs', async () => {
  vi.useFakeTimers();
  const still = await life({});
  expect(await told(still, 20)).toEqual(['away for 20 s', 'away 20\u00a0s', '20\u00a0s', 'words']);
  expect(await told(still, 100)).toEqual(['away for 1 min', 'away 1\u00a0min', '1\u00a0min', 'words']);
  const running = await life({}, 0);
  expect((await told(running, 2))[3]).toBe('words');
  expect((await told(running, 4))[3]).toBe('time');
  expect((await told(running, 7))[3]).toBe('words');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('who left, or ran out of time, and that a bot plays for them', async () => {
  const words = async (one: Partial<SeatInfo>) => {
    const place = await life(one);
    const icons = place.querySelectorAll('.how-least svg').length;
    return [...['long', 'short'].map((how) => place.querySelector(`.how-${how}`)?.textContent), icons];
  };
  expect(await words({ left: 'bot', why: 'left' })).toEqual([
    'has left, a bot plays for them',
    'left, bot',
    2,
  ]);
  expect(await words({ left: 'out', why: 'time' })).toEqual(['ran out of time and is out', 'time up', 1]);
});
