import type { Clocks, Entry, SeatInfo, TableInfo, TableSummary } from '@bastide/protocol';
import type { GameEvent, Move } from '@bastide/rules';
import type { Engine, Played } from './engine.ts';
import type { LoggedEvent } from './events.ts';
import type { Table } from './table.ts';

/**
 * What leaves the server about a table: this file is the only place where it is made. Whoever only watches is seat undefined, and
 * may know what everyone may.
 */
export type Viewer = number | undefined;

/** A line of the log before anything is hidden. */
export type RawEntry =
  | {
      readonly seq: number;
      readonly at: number;
      readonly played: Pick<Played, 'move' | 'events'> & { readonly text?: string };
    }
  | { readonly seq: number; readonly at: number; readonly undo: number };

export function infoOf(table: Table, seed: string): TableInfo {
  const {
    id,
    terms,
    status,
    host,
    createdAt,
    commitment,
    scheme,
    nonces,
    undo,
    rematch,
    series,
    next,
    outcome,
  } = table;
  return {
    game: id,
    terms,
    status,
    host,
    seats: seatsOf(table),
    createdAt,
    commitment,
    scheme,
    ...(nonces && { nonces: [...nonces] }),
    ...(undo && { undo: { by: undo.by, count: table.movers.length - undo.keep, agreed: [...undo.agreed] } }),
    ...(rematch.length > 0 && { rematch: [...rematch] }),
    ...(series && { series: { round: series.round, wins: [...series.wins] } }),
    ...(next !== undefined && { next }),
    // The seed is shown with the outcome and never before.
    ...(outcome && {
      result: {
        reason: outcome.reason,
        scores: [...outcome.scores],
        places: [...outcome.places],
        seed,
        ...(outcome.ratings && { ratings: [...outcome.ratings] }),
      },
    }),
  };
}

export function summaryOf(table: Table): TableSummary {
  const { id, terms, status, createdAt, changedAt, outcome } = table;
  return {
    game: id,
    terms,
    status,
    seats: seatsOf(table),
    createdAt,
    changedAt,
    ...(outcome && { scores: [...outcome.scores], places: [...outcome.places] }),
  };
}

export function clocksOf(table: Table): Clocks | undefined {
  const { terms, clock, until } = table;
  if (terms.clock.kind === 'none' || table.status === 'waiting') return undefined;
  // When the game is over nobody is asked, and all clocks stand.
  const asked = until === undefined ? undefined : table.asked;
  return {
    at: clock.since,
    left: [...clock.left],
    ...(asked !== undefined && { running: asked }),
    ...(until !== undefined && { until }),
  };
}

export function entriesFor(viewer: Viewer, entries: readonly RawEntry[], hasHands: boolean): Entry[] {
  return entries.map((entry) => {
    if ('undo' in entry) return entry;
    const { seq, at, played } = entry;
    if (!hasHands) return { seq, at, move: played.move } as Entry;
    return {
      seq,
      at,
      move: hiddenMove(viewer, played.move),
      events: played.events.map((event) => hiddenEvent(viewer, event)),
    } as Entry;
  });
}

/** The same as JSON, which there is already of moves that were just made. */
export function entriesText(viewer: Viewer, entries: readonly RawEntry[], hasHands: boolean): string {
  if (hasHands) return JSON.stringify(entriesFor(viewer, entries, hasHands));
  const texts = entries.map((entry) => {
    if ('undo' in entry) return JSON.stringify(entry);
    const { seq, at, played } = entry;
    return `{"seq":${seq},"at":${at},"move":${played.text ?? JSON.stringify(played.move)}}`;
  });
  return `[${texts.join()}]`;
}

/** The lines of a log that are moves or undos, from a number on, with what happened where the client can't know. */
export function rawEntries(engine: Engine, log: readonly LoggedEvent[], from: number): RawEntry[] {
  const entries: RawEntry[] = [];
  const states = [engine.start];
  for (const [seq, { event, at }] of log.entries()) {
    if (event.kind === 'undone') {
      states.length -= event.count;
      entries.push({ seq, at, undo: event.count });
    } else if (event.kind === 'moved') {
      const state = engine.hasHands ? new Uint8Array(engine.start.length) : engine.start;
      const played = engine.hasHands ? engine.play(states[states.length - 1], event.move, state) : undefined;
      states.push(state);
      entries.push({ seq, at, played: { move: event.move, events: played?.events ?? [] } });
    }
  }
  return entries.filter(({ seq }) => seq >= from);
}

/** Lines of a part of a log, for tables where nothing is hidden. */
export function rawEntriesOf(some: readonly LoggedEvent[], from: number): RawEntry[] {
  return some.flatMap(({ event, at }, i): RawEntry[] => {
    if (event.kind === 'moved') return [{ seq: from + i, at, played: { move: event.move, events: [] } }];
    return event.kind === 'undone' ? [{ seq: from + i, at, undo: event.count }] : [];
  });
}

function seatsOf({ seats }: Table): SeatInfo[] {
  return seats.map(({ kind, player, name, level, left, why, promise, program }, seat) => ({
    seat,
    kind,
    ...(player !== undefined && { player }),
    ...(name !== undefined && { name }),
    ...(level !== undefined && { level }),
    ...(promise !== undefined && { promise }),
    ...(program && { program }),
    ...(left !== undefined && { left }),
    ...(why !== undefined && { why }),
  }));
}

/** A tile dealt to a hand (E3) is known to that seat alone. */
function hiddenMove(viewer: Viewer, move: Move): Move {
  if (move.do !== 'deal' || move.to === viewer) return move;
  const { tile: _, ...rest } = move;
  return rest as Move;
}

function hiddenEvent(viewer: Viewer, event: GameEvent): GameEvent {
  return event.event === 'dealt' && event.seat !== viewer ? { ...event, tile: '' } : event;
}
