import type { Level } from '@bastide/bots';
import type { Clock, TableRequest } from '@bastide/protocol';
import { keep, readKept } from '../../app/storage/browser-storage.ts';
import { COLOURS } from '../../session/types.ts';
import { type Plan, planOf, summaryOf, tableOf } from '../../setup/plan.ts';

/** Clocks to choose from, by name: enough for every evening; others come by the protocol. */
const CLOCKS = {
  none: { kind: 'none' },
  blitz: { kind: 'live', base: 300, increment: 10 },
  quick: { kind: 'live', base: 900, increment: 15 },
  long: { kind: 'live', base: 2700, increment: 30 },
  day: { kind: 'days', days: 1 },
  'three-days': { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
/** Where one says how much. */
export const OWN_CLOCKS = ['own', 'own-days'] as const;
export type OwnClock = (typeof OWN_CLOCKS)[number];

/** Who a seat is for. */
export type Guest = 'person' | Level;

/** A table being laid. */
export interface Draft {
  readonly plan: Plan;
  readonly guests: readonly Guest[];
  /** One of the clocks above, or one's own: minutes and seconds, or days a move. */
  readonly clock: ClockName | OwnClock;
  readonly minutes: number;
  readonly seconds: number;
  readonly days: number;
  readonly timeout: TableRequest['timeout'];
  readonly help: boolean;
  readonly hints: boolean;
  readonly visibility: TableRequest['visibility'];
  readonly watch: TableRequest['watch'];
  readonly bestOf: TableRequest['bestOf'];
  readonly rated: boolean;
}

function newDraft(): Draft {
  return {
    plan: planOf('base', []),
    guests: ['person', 'person'],
    clock: 'none',
    minutes: 10,
    seconds: 10,
    days: 2,
    timeout: 'bot',
    help: true,
    hints: false,
    visibility: 'public',
    watch: 'all',
    bestOf: 1,
    rated: true,
  };
}

const KEY = 'bastide.draft';

/** The table laid last, if it can still be played; else a usual one. */
export function lastDraft(): Draft {
  const usual = newDraft();
  const draft = { ...usual, ...(readKept(KEY) as Partial<Draft> | undefined) };
  try {
    const isKnown = draft.clock in CLOCKS || OWN_CLOCKS.some((clock) => clock === draft.clock);
    return isKnown && !('error' in summaryOf(planFor(draft))) ? draft : usual;
  } catch {
    // Kept by another version, or not by us.
    return usual;
  }
}

export function keepDraft(draft: Draft): void {
  keep(KEY, draft);
}

/** The same for somebody who is sent a link: it is for them alone, and they find a seat. */
export function draftForFriend(): Draft {
  const draft = lastDraft();
  const hasSeat = draft.guests.slice(1).includes('person');
  return { ...draft, visibility: 'link', ...(!hasSeat && { guests: newDraft().guests }) };
}

/** The plan with its seats, as the set-up's own parts want it. */
export function planFor({ plan, guests }: Pick<Draft, 'plan' | 'guests'>): Plan {
  const seats = guests.map((guest, seat) => ({
    name: '',
    colour: COLOURS[seat],
    player: guest === 'person' ? ('person' as const) : ('bot' as const),
  }));
  return { ...plan, seats };
}

export function requestOf(draft: Draft): TableRequest {
  const { guests, timeout, help, hints, visibility, watch, bestOf, rated } = draft;
  const { sets, options, players } = tableOf(planFor(draft)).setup;
  return {
    setup: { sets: [...sets], options: options as TableRequest['setup']['options'], players },
    seats: guests.map((guest) => (guest === 'person' ? { kind: 'person' } : { kind: 'bot', level: guest })),
    clock: clockOf(draft),
    timeout,
    help,
    hints: help && hints,
    visibility,
    watch,
    bestOf,
    rated,
  };
}

function clockOf({ clock, minutes, seconds, days }: Draft): Clock {
  if (clock === 'own') return { kind: 'live', base: Math.round(minutes * 60), increment: seconds };
  return clock === 'own-days' ? { kind: 'days', days } : CLOCKS[clock];
}
