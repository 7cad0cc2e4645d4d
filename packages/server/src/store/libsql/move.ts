import { appendNotices, eventRows, moveIdOf } from '../append.ts';
import type { Append, Turn } from '../rows.ts';
import type { Notice } from '../sql.ts';
import type { Call } from './messages.ts';

/** An append that changes nothing but a game's log, where it stands and its stored state, as text that goes to the disk as it is. */
export type Move = readonly [
  game: string,
  expect: number,
  count: number,
  fence: number | undefined,
  moveId: string | undefined,
  wakeAt: number | undefined,
  head: string,
  rows: string,
  snapshot?: string | undefined,
  turns?: readonly Turn[] | undefined,
];

/** How the store's thread is asked for an append. */
export function callOf(request: Append): Call {
  const move = moveOf(request);
  return move === undefined ? { name: 'append', args: [request] } : { name: 'move', args: move };
}

/** Undefined if more than that is to be written, or nothing happened. */
export function moveOf(request: Append): Move | undefined {
  const { game, expect, events, fence, status, asked, wakeAt, at, turns, lists, snapshot, notice } = request;
  if (lists !== undefined || notice !== undefined || events.length === 0) return undefined;
  const head = JSON.stringify({ game, head: expect + events.length, status, asked, wakeAt, at });
  const rows = JSON.stringify(eventRows(game, expect, events)).slice(1, -1);
  const state = snapshot && JSON.stringify(snapshot);
  return [game, expect, events.length, fence, moveIdOf(request), wakeAt, head, rows, state, turns];
}

export function moveNotices([game, expect, count, , , , , rows, , turns]: Move): Notice[] {
  return appendNotices(game, expect + count, `[${rows}]`, turns);
}
