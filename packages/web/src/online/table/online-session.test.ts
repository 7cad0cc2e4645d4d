import { Replica } from '@bastide/protocol/client';
import { expect, test } from 'vitest';
import { COLOURS, type SeatInfo } from '../../session/types.ts';
import { toldTable } from '../../testing/told-table.ts';
import { OnlineSession } from './online-session.ts';

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
  const session = opened(new Replica(toldTable(2), 'me'));
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
  const replica = new Replica(toldTable(2), 'me');
  const session = opened(replica);
  const { version } = session.state;
  replica.receive(toldTable(3));
  session.refresh(seats('Nobody'));
  expect(session.state.version).toBe(version + 1);
  expect(session.state.log.length).toBe(3);
});

test('nobody is advised by a bot unless the terms allow it; tables of old don’t say', () => {
  const unadvised = (terms = {}) => opened(new Replica(toldTable(2, terms), 'me')).table.unadvised;
  expect(unadvised()).toBe(true);
  expect(unadvised({ hints: true })).toBeUndefined();
});
