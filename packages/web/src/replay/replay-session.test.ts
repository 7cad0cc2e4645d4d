import { History, type Move, newGame } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { TableSetup } from '../session/types.ts';
import { ReplaySession } from './replay-session.ts';
import { Timeline } from './timeline.ts';

const table: TableSetup = {
  setup: { sets: ['base'], options: { hand: 3 }, players: 2 },
  seats: [
    { name: 'Aude', colour: 'red', player: 'person' },
    { name: 'Simon', colour: 'blue', player: 'bot', level: 'squire' },
  ],
};

test('stepping tells what happened in between, a leap tells nothing', () => {
  const session = opened();
  const { stops } = session.timeline;
  let heard = 0;
  session.subscribe(() => heard++);
  expect(session.advance()).toBe(true);
  expect(session.state).toMatchObject({ moment: stops[1], isLeap: false });
  expect(session.state.events).toEqual(session.timeline.eventsBetween(stops[0], stops[1]));
  session.go(stops[20]);
  expect(session.state).toMatchObject({ moment: stops[20], isLeap: true, events: [] });
  expect(session.state.log).toHaveLength(stops[20]);
  session.go(stops[20]);
  expect(heard).toBe(2);
});

test('nobody can move, and there is nothing after the end', () => {
  const session = opened();
  expect(session.state.view.question.answers).toEqual([]);
  session.go(100_000);
  expect(session.state.moment).toBe(session.timeline.last);
  expect(session.advance()).toBe(false);
  expect(session).not.toHaveProperty('play');
});

test('E3 through the eyes of a seat other hands are hidden and count as unseen', () => {
  const session = opened();
  session.go(session.timeline.stops[9]);
  const open = session.state.view;
  expect(open.seats.map(({ hand }) => hand.length)).toEqual([3, 3]);
  session.look(1);
  const seen = session.state.view;
  expect(seen.seats.map(({ hand }) => hand.length)).toEqual([0, 3]);
  const unseen = (view: typeof open) => view.unseen.reduce((sum, { count }) => sum + count, 0);
  expect(unseen(seen)).toBe(unseen(open) + 3);
  session.look(undefined);
  expect(session.state.view.seats).toEqual(open.seats);
});

test('the record is that of the whole game at every moment', () => {
  const session = opened();
  const { moves } = session.timeline;
  const written = session.record('again');
  expect(written.moves.filter((move) => move.do !== 'discard')).toEqual(moves);
  expect(written.final).toBeDefined();
});

function opened(): ReplaySession {
  const timeline = Timeline.open(table.setup, playedAtRandom());
  if ('error' in timeline) throw new Error(timeline.error);
  return new ReplaySession(table, timeline);
}

function playedAtRandom(): Move[] {
  const made = newGame(table.setup);
  if ('error' in made) throw new Error(`${made.error} ${made.at}`);
  const history = new History(made.ok);
  const random = seeded(5);
  while (!made.ok.over) history.play(made.ok.question.write(made.ok, randomAnswer(made.ok, random)));
  return history.moves;
}
