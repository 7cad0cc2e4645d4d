import type { Answer, Awarded, GameEvent } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import type { LogEntry, QuestionView } from '../../session/types.ts';
import { newsOf } from './news-lines.ts';

/** Turns of two players with messengers; every row is a move. */
const log = (...moves: readonly (readonly GameEvent[])[]): LogEntry[] =>
  moves.map((events, index) => ({ index, by: 0, events }));

const turn = (seat: number): GameEvent => ({ event: 'turn', seat, part: 1 });
const placed: GameEvent = { event: 'placed', seat: 0, tile: 'base/U', x: 0, y: 1, rot: 0 };
const passed: readonly GameEvent[] = [];
const award = (seat: number, points: number, id = 0): Awarded => ({
  event: 'awarded',
  id,
  seat,
  points,
  cause: 'road',
  because: {},
});
const moved = (seat: number, from: number, to: number): GameEvent => ({
  event: 'moved',
  seat,
  scorer: 'marker',
  from,
  to,
  award: 0,
});

/** Which scorer takes so many points of an award. */
const scorer = (seat: number, points: number, award: number): QuestionView => ({
  id: 'scorer',
  seat,
  answers: ['marker', 'messenger'].map(
    (name, code): Answer => ({
      code,
      move: { by: seat, do: 'score', scorer: name, points },
      target: { seat, scorer: name, award, label: 'scorer' },
    }),
  ),
});

const lines = (news: ReturnType<typeof newsOf>) =>
  news.map(({ line, isNow }) => {
    if (line.kind !== 'award') return line.kind;
    return `+${line.award.points}${line.advance === undefined ? '' : ` to ${line.advance.to}`}${isNow ? ' now' : ''}`;
  });

test('points and the scorer that takes them are one news, however many moves lie between', () => {
  const many = log([turn(0)], [placed, award(0, 6), award(1, 3, 1)], ...new Array(7).fill(passed), [
    moved(0, 125, 131),
  ]);
  expect(lines(newsOf(many))).toEqual(['+6 to 131 now', '+3 now']);
});

test('the end of a turn told with the beginning of the next is not half an award', () => {
  const end = [moved(0, 125, 131), turn(1)];
  const long = log([turn(0)], [award(0, 6)], end, [placed], ...new Array(6).fill(passed));
  expect(lines(newsOf(long))).toEqual([]);
  const short = log([turn(0)], [award(0, 6)], end, [placed]);
  expect(lines(newsOf(short))).toEqual(['+6 to 131']);
});

test('a scorer is asked for: the points it is about are told, and nobody else’s', () => {
  const both = log([turn(0)], [placed, award(0, 6), award(1, 3, 1), award(0, 2, 2), award(1, 9, 3)]);
  expect(lines(newsOf(both, scorer(0, 6, 0)))).toEqual(['+6 now']);
  const next = [...both, ...log([moved(0, 125, 131)]).map((entry) => ({ ...entry, index: 2 }))];
  expect(lines(newsOf(next, scorer(1, 3, 1)))).toEqual(['+3 now']);
});

test('what was told in an earlier turn is no cause of what is asked now', () => {
  const earlier = log([turn(0)], [award(0, 6), moved(0, 0, 6), turn(1)], [placed]);
  expect(lines(newsOf(earlier))).toEqual(['+6 to 6']);
});

test('what chance brought stays while others play, until who tried it places a tile again', () => {
  const sheep: GameEvent = { event: 'laid', token: 'sheep2', count: 1, x: 0, y: 1 };
  const theirs: readonly GameEvent[] = [{ ...placed, seat: 1 }, award(1, 3), award(1, 9, 1)];
  const round = log([turn(0)], [placed], [sheep, turn(1)], theirs, ...new Array(9).fill(passed), [turn(0)]);
  const isMine = (seat: number) => seat === 0;
  expect(lines(newsOf(round.slice(0, 4), undefined, isMine))).toEqual(['+9 now', 'luck']);
  expect(lines(newsOf(round, undefined, isMine))).toEqual(['+9', 'luck']);
  expect(lines(newsOf(round, undefined, (seat) => seat === 1))).toEqual(['+3', '+9']);
  expect(lines(newsOf([...round, ...log([placed])], undefined, isMine))).toEqual(['+3', '+9']);
});

describe('who is asked is told', () => {
  const told = (id: string, ...moves: readonly (readonly GameEvent[])[]) =>
    lines(newsOf(log(...begun, ...moves), { id, seat: 0, answers: [] }, (seat) => seat === 0));
  const gone: GameEvent = { event: 'discarded', seat: 1, tile: 'base/C' };
  const begun: readonly (readonly GameEvent[])[] = [
    [turn(0)],
    [placed, award(0, 4), turn(1)],
    [{ ...placed, seat: 1 }, award(0, 32)],
    ...new Array(8).fill(passed),
    [award(1, 7, 1), gone, turn(0)],
  ];

  test('own points rather than what chance brought before', () => {
    const sheep: GameEvent = { event: 'laid', token: 'sheep2', count: 1, x: 0, y: 1 };
    const round = log(
      [turn(0)],
      [placed],
      [sheep, turn(1)],
      [{ ...placed, seat: 1 }, award(0, 32)],
      [turn(0)],
    );
    const askedOf = (seat: number) => ({ id: 'place', seat, answers: [] });
    expect(lines(newsOf(round, askedOf(0), (seat) => seat === 0))).toEqual(['+32']);
    expect(lines(newsOf(round, askedOf(1), (seat) => seat === 0))).toEqual(['+32', 'luck']);
  });

  test('what the others were paid last, though chance brought something before; what it brings now, last', () => {
    const sheep: GameEvent = { event: 'laid', token: 'sheep2', count: 1, x: 0, y: 1 };
    const round = log(
      [turn(0)],
      [placed],
      [sheep, turn(1)],
      [{ ...placed, seat: 1 }, award(1, 5)],
      [turn(0)],
    );
    const asked = { id: 'place', seat: 0, answers: [] };
    expect(lines(newsOf(round, asked, (seat) => seat === 0))).toEqual(['luck', '+5']);
    const now = log([turn(1)], [{ ...placed, seat: 1 }, award(1, 5)], [turn(0)], [placed], [sheep]);
    expect(lines(newsOf(now, asked, (seat) => seat === 0)).at(-1)).toBe('luck');
  });

  test('before they place a tile what the others did, their own points last', () => {
    expect(told('place')).toEqual(['+7', '+32']);
  });

  test('points rather than what brought none', () => {
    const sheep: GameEvent = { event: 'laid', token: 'sheep2', count: 1, x: 0, y: 1 };
    const theirs: readonly GameEvent[] = [{ ...placed, seat: 1 }, award(1, 5), award(1, 10)];
    const round = log([turn(0)], [placed], [turn(1)], theirs, [sheep], [turn(0)]);
    const asked = { id: 'place', seat: 0, answers: [] };
    expect(lines(newsOf(round, asked, (seat) => seat === 0))).toEqual(['+5', '+10']);
  });

  test('that a tile of their own fits nowhere', () => {
    expect(told('place', [{ ...gone, seat: 0 }])).toEqual(['+32', 'discarded']);
  });

  test('from then on only what comes of it', () => {
    expect(told('figure', [{ ...gone, seat: 0 }], [placed])).toEqual([]);
    expect(told('figure', [placed, award(0, 3)])).toEqual(['+3 now']);
  });
});
