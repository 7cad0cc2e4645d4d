import type { Clock } from '@bastide/protocol';
import type { Move } from '@bastide/rules';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The clocks of a table: how much time each seat has left, and since when the one who is asked thinks. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
}

export function startClocks(clock: Clock, players: number, at: number): ClockState {
  const each = clock.kind === 'live' ? clock.base * SECOND : clock.kind === 'days' ? clock.days * DAY : 0;
  return { left: new Array<number>(players).fill(each), since: at };
}

/**
 * After an answer of a seat: its time has been running since the question came; a placed tile earns the increment. Days are given for each
 * answer; but whoever has taken something back goes on with what was left of them, until somebody else has answered.
 */
export function afterMove(
  clock: Clock,
  state: ClockState,
  seat: number,
  action: string,
  at: number,
): ClockState {
  const spent = Math.max(0, at - state.since);
  if (clock.kind === 'days') {
    const full = clock.days * DAY;
    const isShort = (one: number) => one === seat && state.left[one] < full;
    return {
      left: state.left.map((left, one) => (isShort(one) ? Math.max(0, left - spent) : full)),
      since: at,
    };
  }
  if (clock.kind !== 'live' || seat < 0) return { left: state.left, since: at };
  const earned = action === 'place' ? clock.increment * SECOND : 0;
  const left = Math.max(0, state.left[seat] - spent) + earned;
  return { left: state.left.map((one, i) => (i === seat ? left : one)), since: at };
}

/** After moves were taken back: what they earned is gone, and all time spent stays spent, or thinking would be free. */
export function afterUndo(
  clock: Clock,
  state: ClockState,
  {
    asked,
    undone,
    at,
  }: { readonly asked: number | undefined; readonly undone: readonly Move[]; readonly at: number },
): number[] | undefined {
  if (clock.kind === 'none') return undefined;
  const left = [...state.left];
  if (asked !== undefined && asked >= 0) left[asked] -= Math.max(0, at - state.since);
  for (const { by, do: action } of undone)
    if (clock.kind === 'live' && by !== 'chance' && action === 'place') left[by] -= clock.increment * SECOND;
  return left.map((one) => Math.max(0, one));
}

/** After somebody left; whose time ran out has none left. */
export function afterLeaving(
  clock: Clock,
  state: ClockState,
  { seat: leaver, why }: { readonly seat: number; readonly why: 'left' | 'time' },
  at: number,
): ClockState {
  if (clock.kind !== 'live') return { ...state, since: at };
  return { left: state.left.map((one, seat) => (why === 'time' && seat === leaver ? 0 : one)), since: at };
}

/** Until when a seat may think; undefined if it may take all the time it wants. */
export function deadline(clock: Clock, state: ClockState, seat: number): number | undefined {
  return clock.kind === 'none' ? undefined : state.since + state.left[seat];
}
