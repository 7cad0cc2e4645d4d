import type { ServerMessageOf, TableInfo } from '@bastide/protocol';
import { Replica } from '@bastide/protocol/client';
import { answersOf, newGame, playMove } from '@bastide/rules';
import { expect, test } from 'vitest';
import { COLOURS, type SeatInfo } from '../../session/types.ts';
import { OnlineSession } from './online-session.ts';

const setup = { sets: ['base'], options: {}, players: 2 };
const game = 'AbCdEfGhIjKlMnOpQrSt_-';

type Entry = ServerMessageOf<'table'>['entries'][number];

/** A table at which the first two moves are made; the third is told too if `isNext`. */
function message(isNext: boolean): ServerMessageOf<'table'> {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const entries = Array.from({ length: isNext ? 3 : 2 }, (_, i) => {
    const [{ move }] = answersOf(made.ok);
    playMove(made.ok, move);
    return { seq: 4 + i, at: 0, move } as Entry;
  });
  const info = { terms: { setup, help: true }, seats: [], status: 'playing' } as unknown as TableInfo;
  const presence = { seats: [], watchers: 0 };
  const head = 4 + entries.length;
  return { tell: 'table', id: 'a', game, head, info, from: 0, entries, chat: [], presence };
}

function seats(other: string): SeatInfo[] {
  return [
    { name: 'Aude', colour: COLOURS[0], player: 'person' },
    { name: other, colour: COLOURS[1], player: 'elsewhere' },
  ];
}

function opened(replica: Replica): OnlineSession {
  return new OnlineSession({ replica, seats: seats('Simon'), sent: () => [], send() {}, undo() {} });
}

test('another name on a seat is shown, and is no other version: a choice being made stays', () => {
  const session = opened(new Replica(message(false), 'me'));
  const { version, events } = session.state;
  let shown = 0;
  session.subscribe(() => shown++);
  session.refresh(seats('Nobody'));
  expect(shown).toBe(1);
  expect(session.table.seats[1].name).toBe('Nobody');
  expect(session.state.version).toBe(version);
  expect(session.state.events).toBe(events);
});

test('a move is another version, also if a seat changes with it', () => {
  const replica = new Replica(message(false), 'me');
  const session = opened(replica);
  const { version } = session.state;
  replica.receive(message(true));
  session.refresh(seats('Nobody'));
  expect(session.state.version).toBe(version + 1);
  expect(session.state.log.length).toBe(3);
});

test('nobody is advised by a bot unless the terms allow it; tables of old don’t say', () => {
  const replica = new Replica(message(false), 'me');
  const allowing = message(false);
  const { info } = allowing;
  const asked = new Replica({ ...allowing, info: { ...info, terms: { ...info.terms, hints: true } } }, 'me');
  expect(opened(replica).table.unadvised).toBe(true);
  expect(opened(asked).table.unadvised).toBeUndefined();
});
