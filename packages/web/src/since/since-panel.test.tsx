import { expect, test } from 'vitest';
import type { ToldTurn } from '../log/chronicle.ts';
import type { SeatInfo } from '../session/types.ts';
import { rendered } from '../testing/rendered.tsx';
import { SincePanel } from './since-panel.tsx';

const SEATS: readonly SeatInfo[] = [
  { name: 'Aude', player: 'person', colour: 'red' },
  { name: 'Guilhem', player: 'bot', colour: 'blue' },
  { name: 'Simon', player: 'bot', colour: 'green' },
];

const turnOf = (seat: number, ...paid: readonly number[]) =>
  ({
    key: seat,
    seat,
    isFinal: false,
    tiles: [],
    lines: paid.map((one) => ({
      kind: 'award',
      award: { seat: one, points: 3, cause: 'road', because: {} },
    })),
    tileEntries: [],
    lineEntries: [],
  }) as unknown as ToldTurn;

test.each([
  ['a gain is told on the button', [turnOf(1, 1), turnOf(2)], 1],
  ['of more gains than fit none is, only whose turns they were', [turnOf(1, 1), turnOf(2, 2)], 0],
])('%s', async (_, turns, told) => {
  const place = await rendered(
    <SincePanel turns={turns} seats={SEATS} specOf={() => undefined} pace={0} onRecall={() => {}} />,
  );
  expect(place.querySelectorAll('.since-opener .seat-badge')).toHaveLength(2);
  expect(place.querySelectorAll('.since-opener .log-points')).toHaveLength(told);
});
