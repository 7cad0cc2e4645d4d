import { type Game, History, type Move, newGame, playMove, presets } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { beforeAll, expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

const { sets, options } = presets.everything;
const setup = { sets, options: { ...options }, players: 4 };
let moves: Move[];
let timeline: Timeline;

beforeAll(() => {
  moves = playedAtRandom(3);
  timeline = opened(moves);
});

test('a game with everything at any moment is the game played up to there', () => {
  const game = fresh();
  const states = new Map<number, Uint8Array>([[0, game.save()]]);
  for (const [index, move] of moves.entries()) {
    playMove(game, move);
    states.set(index + 1, game.save());
  }
  expect(timeline.last).toBe(moves.length);
  expect(timeline.last).toBeGreaterThan(400);
  const jump = seeded(11);
  const visited = Array.from({ length: 150 }, () => jump(timeline.last + 1));
  for (const moment of [0, timeline.last, 15, 16, 17, 16, 15, ...visited]) {
    const expected = states.get(moment) ?? new Uint8Array();
    expect(Buffer.compare(timeline.gameAt(moment).save(), expected), `moment ${moment}`).toBe(0);
  }
});

test('every move up to the next saved position is played on from where the game is', () => {
  const ahead = opened(moves);
  const game = fresh();
  for (const [index, move] of moves.entries()) {
    expect(ahead.gameAt(index).hash()).toBe(game.hash());
    playMove(game, move);
  }
});

test('a stop is a moment at which a seat is asked, or the end', () => {
  for (const stop of timeline.stops.slice(0, -1))
    expect(timeline.gameAt(stop).toMove).toBeGreaterThanOrEqual(0);
  expect(timeline.stops.at(-1)).toBe(timeline.last);
  expect(timeline.gameAt(timeline.last).over).toBe(true);
});

test('a turn begins when its player is first asked, and all of them are there', () => {
  const begun = timeline.log.flatMap(({ events }) =>
    events.filter((event) => event.event === 'turn' && event.part === 1),
  );
  expect(timeline.turns).toHaveLength(begun.length);
  for (const { seat, moment } of timeline.turns) expect(timeline.gameAt(moment).turn.seat).toBe(seat);
  expect(timeline.turnAt(timeline.first)).toBe(1);
  expect(timeline.turnAt(timeline.last)).toBe(timeline.turns.length);
});

test('the points of all scores are those of the game, and each is seen at its moment', () => {
  const points = new Array<number>(setup.players).fill(0);
  for (const { moment, points: got } of timeline.scores) {
    for (const one of got) points[one.seat] += one.points;
    const game = timeline.gameAt(moment);
    const isAskedForScorer = game.question.id === 'scorer' || game.batch.count > 0;
    if (!isAskedForScorer) expect(points).toEqual(points.map((_, seat) => game.scores.of(seat)));
  }
  const end = timeline.gameAt(timeline.last);
  expect(points).toEqual(points.map((_, seat) => end.scores.of(seat)));
});

test('moments are found among the stops', () => {
  const { stops } = timeline;
  expect(timeline.stopAt(0)).toBe(0);
  expect(timeline.stopAt(stops[7])).toBe(7);
  expect(timeline.stopAt(stops[8] - 1)).toBe(7);
  expect(timeline.stopAt(timeline.last)).toBe(stops.length - 1);
});

test('a record that breaks off where chance would decide ends there', () => {
  const cut = moves.findIndex(({ do: what }, index) => what === 'draw' && index > 40);
  const unfinished = opened(moves.slice(0, cut));
  expect(unfinished.stops.at(-1)).toBe(cut);
  expect(unfinished.isOver).toBe(false);
});

test('what can’t be played is refused with its place', () => {
  const wrong = [...moves.slice(0, 30), moves[2]];
  expect(Timeline.open(setup, wrong)).toMatchObject({ at: 'moves.30' });
  expect(Timeline.open({ ...setup, sets: ['nonsense'] }, moves)).toHaveProperty('error');
});

function fresh(): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  return made.ok;
}

function playedAtRandom(seed: number): Move[] {
  const game = fresh();
  const history = new History(game);
  const random = seeded(seed);
  while (!game.over) history.play(game.question.write(game, randomAnswer(game, random)));
  return history.moves;
}

function opened(list: readonly Move[]): Timeline {
  const made = Timeline.open(setup, list);
  if ('error' in made) throw new Error(`${made.error} ${made.at}`);
  return made;
}
