import { answersOf, type Move, newGame, observe, type PresetName } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test, vi } from 'vitest';
import { type Plant, planted } from '../testing/planting.ts';
import { adviseOn } from './advice.ts';
import { Comparison } from './comparison.ts';
import { decisionsOf } from './decision.ts';
import { Judge } from './judge.ts';
import { LAPSES } from './lapse.ts';
import { summarise } from './summary.ts';
import { reasonsInWords } from './words.ts';

/** For computers that are busy with other things. */
const PATIENCE = 300_000;

const plants: readonly { preset: PresetName; players: number; plant: Plant }[] = [
  { preset: 'base', players: 2, plant: 'not-taken' },
  { preset: 'base', players: 2, plant: 'given-away' },
  { preset: 'base', players: 4, plant: 'given-away' },
  { preset: 'bigbox-2017', players: 2, plant: 'not-taken' },
  { preset: 'bigbox-2017', players: 2, plant: 'given-away' },
  { preset: 'everything', players: 3, plant: 'given-away' },
];

for (const { preset, players, plant } of plants) {
  test(
    `${preset}, ${players} seats: a bad move that was planted is found, with a better one (${plant})`,
    () => {
      const { setup, moves, at, good, bad } = planted(preset, players, plant);
      const judge = new Judge(setup, moves, 'baron');
      const number = judge.decisions.findIndex(({ from, to }) => from <= at && at < to);
      const { lapse, better, decision } = judge.judge(number);
      expect(LAPSES.indexOf(lapse ?? 'slip')).toBeGreaterThanOrEqual(LAPSES.indexOf('mistake'));
      const gained = gains(setup, moves.slice(0, decision.from), better?.moves ?? [], decision.seat);
      expect(gained - (bad[0] - bad[1])).toBeGreaterThanOrEqual(
        Math.min(6, good[0] - good[1] - bad[0] + bad[1]),
      );
      const words = reasonsInWords('en', better?.reasons ?? [], decision.seat, (seat) => `seat ${seat}`);
      expect(words.join()).toMatch(/points? (more|fewer for seat \d) right away/);
    },
    PATIENCE,
  );
}

/** What moves bring at once: points of a seat less those of the others. */
function gains(setup: object, before: readonly object[], after: readonly object[], seat: number): number {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const play = (moves: readonly object[]) => {
    for (const move of moves) {
      const text = JSON.stringify(move);
      const option = answersOf(game).find((one) => JSON.stringify(one.move) === text);
      if (option === undefined) throw new Error(`${text} is not legal`);
      game.play(option.code);
    }
    const { batch } = game;
    const points = Array.from({ length: game.players }, (_, one) => game.scores.of(one));
    for (let i = 0; i < batch.count; i++) if (batch.scorer(i) < 0) points[batch.seat(i)] += batch.points(i);
    return points.reduce((sum, own, one) => sum + (one === seat ? own : -own), 0);
  };
  const then = play(before);
  return play(after) - then;
}

test(
  'in a whole game the planted move is the worst of its seat',
  () => {
    const { setup, moves, at } = planted('base', 2, 'not-taken', Number.POSITIVE_INFINITY);
    const judge = new Judge(setup, moves, 'knight');
    const verdicts = judge.decisions.map((_, number) => judge.judge(number));
    const bad = verdicts.find(({ decision }) => decision.from === at);
    if (bad === undefined) throw new Error('the planted decision was not judged');
    const own = verdicts.filter(({ decision }) => decision.seat === bad.decision.seat);
    expect(Math.max(...own.map(({ loss }) => loss.points.mean))).toBe(bad.loss.points.mean);
    const [one, other] = summarise(verdicts, 2);
    expect(one.decisions + other.decisions).toBe(verdicts.length);
    const [worse, better] = bad.decision.seat === 0 ? [one, other] : [other, one];
    expect(worse.lapses.mistake + worse.lapses.blunder).toBeGreaterThan(0);
    expect(worse.accuracy).toBeLessThan(better.accuracy);
  },
  PATIENCE,
);

const game = planted('base', 2, 'not-taken');

test('a decision is all that a seat answers in one go; where nothing can be chosen there is none', () => {
  const found = decisionsOf(game.setup, game.moves);
  if ('error' in found) throw new Error(found.error);
  for (const { from, to, seat } of found.ok) {
    expect(game.moves.slice(from, to).map(({ by }) => by)).toEqual(new Array(to - from).fill(seat));
    expect(game.moves[from - 1].by).not.toBe(seat);
  }
  const own = game.moves.filter(({ by }) => by !== 'chance').length;
  expect(found.ok.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(own);
});

test('what is asked before a tile is a decision of its own', () => {
  const { setup, moves } = plagued();
  const found = decisionsOf(setup, moves);
  if ('error' in found) throw new Error(found.error);
  const told = found.ok.map(({ from, to }) => moves.slice(from, to).map((move) => move.do));
  expect(told).toContainEqual(['plague']);
  for (const [index, all] of told.entries())
    if (all.includes('place')) expect([index, all[0]]).toEqual([index, 'place']);
});

/** The start of a game in which the wheel asks who is to place next; the other never deploys, so nobody else is asked between. */
function plagued() {
  const setup = { sets: ['base', 'wheel-of-fortune'], players: 2 };
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const random = seeded(1);
  const moves: Move[] = [];
  for (let i = 0; i < 60; i++) {
    const game = made.ok;
    const isOther = game.question.id === 'figure' && game.toMove === 1;
    const code = isOther ? 0 : randomAnswer(game, random);
    moves.push(game.question.write(game, code));
    game.play(code);
  }
  return { setup, moves };
}

test('what gains points and loses the game is a lapse', () => {
  const judge = new Judge(game.setup, game.moves, 'knight');
  const compare = vi.spyOn(Comparison.prototype, 'compare');
  const one = { worths: [0, 0], chances: [0.4, 0.6] };
  const points = { mean: -1.5, error: 0.6 };
  compare.mockReturnValue({
    one,
    other: one,
    loss: { points, chance: { mean: 0.25, error: 0.03 } },
    trials: 64,
  });
  const isSame = vi.spyOn(Comparison.prototype, 'isSame').mockReturnValue(false);
  const { lapse, better } = judge.judge(4);
  compare.mockRestore();
  isSame.mockRestore();
  expect(lapse).toBe('blunder');
  expect(better?.moves.length).toBeGreaterThan(0);
});

test('moves that are not legal are refused with their place', () => {
  const broken = [...game.moves.slice(0, 3), ...game.moves];
  expect(decisionsOf(game.setup, broken)).toMatchObject({ at: 'moves.3' });
});

test('a judgement depends on nothing but the game', () => {
  const judge = new Judge(game.setup, game.moves, 'knight');
  const later = judge.judge(9);
  const first = judge.judge(4);
  const again = new Judge(game.setup, game.moves, 'knight');
  expect(again.judge(4)).toEqual(first);
  expect(again.judge(9)).toEqual(later);
});

test('with the same luck a way to play loses nothing against itself', () => {
  const made = newGame({ sets: ['base'], players: 3, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  made.ok.play(answersOf(made.ok)[0].code);
  const view = observe(made.ok, made.ok.toMove);
  const comparison = new Comparison(view, 'knight');
  const codes = comparison.best(view);
  const { loss } = comparison.compare(view, codes, codes);
  expect(loss).toEqual({ points: { mean: 0, error: 0 }, chance: { mean: 0, error: 0 } });
});

test('the reasons add up to the loss, and the chances to one', () => {
  const judge = new Judge(game.setup, game.moves, 'knight');
  const number = judge.decisions.findIndex(({ from }) => from === game.at);
  const { better, loss, played } = judge.judge(number);
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  expect(sum(better?.reasons.map(({ worth }) => worth) ?? [])).toBeCloseTo(loss.points.mean, 6);
  expect(sum(played.chances)).toBeCloseTo(1, 9);
  const { chances } = better ?? played;
  const { seat } = judge.decisions[number];
  expect(chances[seat] - played.chances[seat]).toBeCloseTo(loss.chance.mean, 9);
});

test('advice is legal and says what it brings', () => {
  const made = newGame(game.setup);
  if ('error' in made) throw new Error(made.error);
  for (const move of game.moves.slice(0, game.at)) {
    const code = made.ok.question.read(made.ok, move);
    made.ok.play(code);
  }
  const view = observe(made.ok, made.ok.toMove);
  const before = view.clone();
  const { moves, reasons } = adviseOn(view, 'knight');
  expect(view.equals(before)).toBe(true);
  expect(gains(game.setup, game.moves.slice(0, game.at), moves, view.toMove)).toBeGreaterThanOrEqual(
    game.good[0],
  );
  expect(reasons.some(({ cause, seat }) => cause === 'scored' && seat === view.toMove)).toBe(true);
});
