import { answersOf } from '@bastide/rules';
import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test, vi } from 'vitest';
import { achievement } from './achievement.ts';
import { Finder } from './finder.ts';
import { gradeOf } from './grade.ts';
import { SolutionJudge } from './solution-judge.ts';
import { themesOf } from './themes-of.ts';
import { differenceOf, WayTrials } from './way-trials.ts';

/** A meadow with abbeys nobody wants any more. */
const meadow = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....
`;

/** A city of two tiles and a pennant that one more tile closes. */
const city = () =>
  scene(`
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...#
    ...## #####
    ...#R ##P##
    ...## #####
    ....# #...#
    R: red follower
  `);

/** It is now or never: nothing that is left would close it, and all other followers are farmers already. */
function now(): Scene {
  const game = city();
  const { figures } = game.game;
  for (let home = figures.atHome(0, 0); home >= 0; home = figures.atHome(0, 0)) figures.deploy(home, 0);
  return game.leave('base/E', ...new Array(6).fill('base/U')).draw('base/E');
}

/** The figure question's code for passing. */
const PASS = 0;

const look = ({ game }: Scene) => new Finder(game).look(game, 1, true);

test('closing the own large city is a puzzle, whatever else the tile could do', () => {
  const game = now();
  const found = look(game);
  expect(found?.margin.points).toBeGreaterThan(5);
  expect(found?.margin.points).toBeGreaterThan(4 * (found?.margin.error ?? 0));
  expect(found?.ways).toBeGreaterThan(10);
  for (const code of found?.solution ?? []) game.game.play(code);
  expect(game.scores.red).toBe(8);
});

test('where something else is looked for it is none', () => {
  const { game } = now();
  const solution = look(now())?.solution;
  const wanted = (codes: readonly number[]) => String(codes) === String(solution);
  expect(new Finder(game).look(game, 1, true, wanted)?.solution).toEqual(solution);
  expect(new Finder(game).look(game, 1, true, (codes) => !wanted(codes))).toBeUndefined();
});

test('what does not look best is tried only by who looks deep', () => {
  const { game } = now();
  const solution = look(now())?.solution;
  const isOther = (codes: readonly number[]) => String(codes) !== String(solution);
  const tried = vi.spyOn(WayTrials.prototype, 'try');
  new Finder(game).look(game, 1, false, isOther);
  expect(tried).not.toHaveBeenCalled();
  new Finder(game).look(game, 1, true, isOther);
  expect(tried).toHaveBeenCalled();
  tried.mockRestore();
});

test('a road in the middle of nowhere, or a monk who may stand anywhere, is no puzzle', () => {
  expect(look(scene(meadow).draw('base/U'))).toBeUndefined();
  expect(look(scene(meadow).draw('base/B'))).toBeUndefined();
});

test('what achieves the same has the same text, wherever the tile lies', () => {
  const texts = (place: readonly [number, number], action: 'pass' | 'deploy') => {
    const game = scene(meadow).draw('base/U').place(place[0], place[1], 90);
    if (action === 'pass') game.pass();
    else game.deploy('follower', 'road:E');
    return achievement(game.game);
  };
  expect(texts([0, 1], 'pass')).toBe(texts([2, 1], 'pass'));
  expect(texts([0, 1], 'deploy')).toBe(texts([2, 1], 'deploy'));
  expect(texts([0, 1], 'deploy')).not.toBe(texts([0, 1], 'pass'));
});

test('the same seed compares with the same draws, and the mean difference comes with its error', () => {
  const { game } = city().draw('base/E');
  const ways = answersOf(game)
    .slice(0, 2)
    .map(({ code }) => [code]);
  const trials = new WayTrials(game);
  const [one, other] = trials.try(game, ways, 6, 7);
  expect(trials.try(game, ways, 6, 7)).toEqual([one, other]);
  expect(trials.try(game, ways, 6, 8)).not.toEqual([one, other]);
  expect(differenceOf([3, 5, 4], [1, 1, 1])).toEqual({ points: 3, error: Math.sqrt(1 / 3) });
  expect(differenceOf(one, one)).toEqual({ points: 0, error: 0 });
});

test('the judge knows the solution, and what is far from it; a page finds it, so it is easy, or nearly', () => {
  const puzzle = now();
  const { game } = puzzle;
  const found = look(puzzle);
  if (found === undefined) throw new Error('no puzzle');
  const judge = new SolutionJudge(game, found.solution, found.margin.points);
  expect(judge.judge(found.solution)).toEqual({ right: true, loss: { points: 0, error: 0 } });
  const elsewhere = answersOf(game).find(({ target }) => target.y === -1);
  const wrong = judge.judge([elsewhere?.code ?? 0]);
  expect(wrong.right).toBe(false);
  expect(wrong.loss.points).toBeGreaterThan(found.margin.points / 2);
  expect(gradeOf(game, judge, 20, 6)).toBe('easy');
  expect(gradeOf(game, judge, 120, 3.5)).toBe('medium');
});

test('what a turn is about: closing a city, and getting into one of others', () => {
  const themes = (game: Scene, ...codes: number[]) => {
    const before = game.game.clone();
    game.events.length = 0;
    for (const code of codes) game.game.play(code);
    return themesOf({ before, after: game.game, moves: [], events: game.events });
  };
  const codeOf = ({ game }: Scene, x: number, y: number, rot: number) =>
    answersOf(game).find(({ target }) => target.x === x && target.y === y && target.rot === rot)?.code ?? -1;
  const closing = now();
  expect(themes(closing, codeOf(closing, 2, 1, 270))).toEqual(
    expect.arrayContaining(['close-city', 'free-followers']),
  );
  const gap = scene(`
    ..... ..... ..... .....
    ..... ..... ..... .....
    ..M.. ..M.. ..M.. ..M..
    ..... ..... ..... .....
    ..... ..... ..... .....
    ....# #...#       #....
    ...## #####       ##...
    ...#B ##P##       R#...
    ...## #####       ##...
    ....# #...#       #....
    B: blue follower, R: red follower
  `).draw('base/G');
  const joining = answersOf(gap.game).find(({ target }) => target.x === 2 && target.y === 1)?.code ?? -1;
  expect(themes(gap, joining, PASS)).toEqual(expect.arrayContaining(['close-city', 'invade-city']));
});
