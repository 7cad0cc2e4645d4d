import { answersOf, History, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { openRecord } from './open-record.ts';

const nameOf = (seat: number) => `Player ${seat + 1}`;

/** A game of a few moves, as the page writes it. */
function written(moves: number, options: Record<string, unknown> = {}) {
  const made = newGame({ sets: ['base', 'abbot'], options, players: 2 });
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  for (let i = 0; i < moves && !made.ok.over; i++) {
    const choices = answersOf(made.ok);
    history.play(choices[(i * 7) % choices.length].move);
  }
  return { record: history.record('test'), game: made.ok };
}

test('a record opens where it ended', () => {
  const { record, game } = written(30);
  const opened = openRecord(JSON.stringify(record), nameOf);
  if ('error' in opened) throw new Error(`${opened.error} ${opened.at}`);
  expect(opened.differs).toBeUndefined();
  const again = newGame(opened.table.setup);
  if ('error' in again) throw new Error(again.error);
  const history = new History(again.ok);
  for (const move of opened.moves) expect(history.play(move)).toHaveProperty('ok');
  expect(again.ok.save()).toEqual(game.save());
});

test('names and colours written with it come back, others are filled in', () => {
  const { record } = written(6);
  const seats = [
    { name: 'Ada', colour: 'violet', player: 'bot' },
    { name: 7, colour: 'puce' },
  ];
  const opened = openRecord(JSON.stringify({ ...record, seats }), nameOf);
  expect(opened).toMatchObject({
    table: {
      seats: [
        { name: 'Ada', colour: 'violet', player: 'bot' },
        { name: 'Player 2', player: 'person' },
      ],
    },
  });
});

test('a record that doesn’t say who begins is begun by whoever moves first', () => {
  const { record } = written(12);
  const moves = record.moves.filter((move) => move.do !== 'first');
  expect(moves.length).toBeLessThan(record.moves.length);
  expect(openRecord(JSON.stringify({ ...record, moves }), nameOf)).toMatchObject({
    moves: expect.any(Array),
  });
});

test('a record whose first tile lies elsewhere is opened there', () => {
  const { record } = written(30);
  const moved = (one: object) => ('x' in one && typeof one.x === 'number' ? { ...one, x: one.x + 3 } : one);
  const start = record.start?.map(moved);
  const opened = openRecord(JSON.stringify({ ...record, start, moves: record.moves.map(moved) }), nameOf);
  expect(opened).toMatchObject({ table: { setup: { start } } });
  expect(openRecord(JSON.stringify(record), nameOf)).not.toHaveProperty('table.setup.start');
});

test('what is not a record is refused with a code and a place', () => {
  const { record } = written(12);
  const broken = (change: object) => openRecord(JSON.stringify({ ...record, ...change }), nameOf);
  expect(openRecord('{ "format": ', nameOf)).toEqual({ error: 'not-an-object', at: '' });
  expect(broken({ format: 'chess' })).toEqual({ error: 'unknown-format', at: 'format' });
  expect(broken({ sets: ['base', 'nonsense'] })).toMatchObject({ error: 'unknown-set' });
  expect(broken({ moves: [...record.moves.slice(0, 3), ...record.moves] })).toMatchObject({ at: 'moves.3' });
  expect(broken({ players: 99 })).toMatchObject({ error: 'players-out-of-range' });
});

test('a record that tells other points opens and says where', () => {
  const { record } = written(12);
  const opened = openRecord(JSON.stringify({ ...record, scores: [[40, 40]] }), nameOf);
  expect(opened).toMatchObject({ differs: 'scores.0' });
});
