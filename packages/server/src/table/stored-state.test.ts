import { registryWith } from '@bastide/rules';
import { expect, test, vi } from 'vitest';
import { leastMove } from './actions.ts';
import { caughtUp } from './catch-up.ts';
import { Draft } from './draft.ts';
import { Engines } from './engine.ts';
import type { LoggedEvent } from './events.ts';
import { standingMoves } from './log.ts';
import { Luck } from './luck/luck.ts';
import { EVERY, type storedState } from './stored-state.ts';
import { Table } from './table.ts';

const engines = new Engines(registryWith());
const luck = new Luck('game', 'ab', []);

/** A table played so far that a state was stored, and a little more. */
function played(hand: number): {
  readonly log: LoggedEvent[];
  readonly stored: ReturnType<typeof storedState>;
} {
  const setup = { sets: ['base'], options: { hand }, players: 2, version: 1 };
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const request = { setup, seats, clock: { kind: 'none' as const } };
  const first = { kind: 'created', request, host: 'ann', commitment: '' } as unknown as LoggedEvent['event'];
  const log: LoggedEvent[] = [{ event: first, at: 0 }];
  let table = Table.of(engines, 'game', log);
  let stored: ReturnType<typeof storedState> | undefined;
  const step = (plan: (draft: Draft) => void) => {
    const draft = new Draft(table, log.length);
    plan(draft);
    draft.playChance(luck);
    stored = draft.append(undefined).snapshot ?? stored;
    log.push(...draft.events);
    table = draft.table;
  };
  step((draft) => {
    for (const seat of [0, 1])
      draft.add({ kind: 'sat', seat, player: `${seat}`, name: `${seat}`, nonce: '' });
    draft.add({ kind: 'begun', bots: [] });
  });
  while (log.length < EVERY + 12) step((draft) => void draft.move(leastMove(table)));
  step((draft) => draft.takeBack(1, standingMoves(log)));
  if (stored === undefined) throw new Error('nothing was stored');
  return { log, stored };
}

test.each([0, 3])(
  'with hands of %i a table is opened from its stored state, and only the rest is played',
  (hand) => {
    const { log, stored } = played(hand);
    const whole = Table.of(engines, 'game', log);
    const replay = vi.spyOn(whole.engine, 'replay');
    const opened = Table.of(engines, 'game', log, stored);
    expect(opened.bytes).toEqual(whole.bytes);
    expect(opened.asked).toBe(whole.asked);
    expect(replay.mock.calls[0][0].length).toBeLessThan(15);
    // A state that was damaged is not believed, nor one laid out by another program, nor one that was taken back since.
    for (const state of ['', 'AAAA', stored.state.slice(0, 100)])
      expect(Table.of(engines, 'game', log, { ...stored, state }).bytes).toEqual(whole.bytes);
    expect(Table.of(engines, 'game', log, { ...stored, layout: 'x' }).bytes).toEqual(whole.bytes);
    const undone: LoggedEvent[] = [...log, { event: { kind: 'undone', count: 20 }, at: 99 }];
    const fewer = Table.of(engines, 'game', undone);
    expect(Table.of(engines, 'game', undone, stored).bytes).toEqual(fewer.bytes);
    replay.mockRestore();
  },
);

test.each([0, 3])('with hands of %i what is new is added to what is known, and comes to the same', (hand) => {
  const { log } = played(hand);
  for (const at of [4, 20, 50]) {
    const before = Table.of(engines, 'game', log.slice(0, at));
    const replay = vi.spyOn(before.engine, 'replay');
    const after = caughtUp(before, log.slice(at, at + 10));
    expect(replay).not.toHaveBeenCalled();
    replay.mockRestore();
    const whole = Table.of(engines, 'game', log.slice(0, at + 10));
    expect(after?.table.bytes).toEqual(whole.bytes);
    expect([after?.table.head, after?.table.draws]).toEqual([whole.head, whole.draws]);
  }
  const undo = log.findIndex(({ event }) => event.kind === 'undone');
  expect(caughtUp(Table.of(engines, 'game', log.slice(0, undo)), log.slice(undo))).toBeUndefined();
});
