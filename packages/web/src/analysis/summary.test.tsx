import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../session/types.ts';
import { Summary } from './summary.tsx';
import { en } from './texts/en.ts';

const SEATS: readonly SeatInfo[] = [
  { name: 'Ann', colour: 'red', player: 'person' },
  { name: 'Sir', colour: 'blue', player: 'bot', level: 'knight' },
];

test.each([
  ['knight', 1],
  ['baron', 0],
] as const)(
  'judged by the %s, %d of the players has judged their own moves, and that is said',
  (by, count) => {
    const box = document.createElement('div');
    flushSync(() => createRoot(box).render(<Summary by={by} verdicts={[]} seats={SEATS} />));
    expect(box.textContent.split(en['summary.own']).length - 1).toBe(count);
  },
);
