import { type Game, newGame, observe, playMove } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { LEVELS } from './bot.ts';
import { createBot } from './create.ts';
import { turnOf } from './testing/answers.ts';

const cities = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....
  ....# #...# #....
  ...## ##.## ##...
  ...## ##.## ##...
  ...## ##.## ##...
  ....# #...# #....
`;

test('it closes its own city', () => {
  const game = scene(`
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
  game.draw('base/E');
  turnOf(game);
  expect(game.scores).toEqual({ red: 8 });
});

test('late in the game it takes a field with closed cities that nobody has', () => {
  const game = scene(cities);
  game.leave('base/B', 'base/U', 'base/U').draw('base/B');
  expect(turnOf(game)[1]).toMatch(/^deploy follower .* field/);
});

test('early in the game it does not take one that pays nothing yet', () => {
  const game = scene(`
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
  `);
  game.draw('base/B');
  expect(turnOf(game)[1]).not.toMatch(/field/);
});

test('where one follower is enough it keeps the big one', () => {
  const game = scene(cities, { sets: ['base', 'inns-cathedrals'] });
  game.draw('base/B');
  const moves = turnOf(game);
  expect(moves[1]).toMatch(/^deploy follower/);
});

/** A city of two tiles and a pennant on the left, a small one on the right, and a gap between them. */
const gap = (left: string, right: string) => `
  ..... ..... ..... .....
  ..... ..... ..... .....
  ..M.. ..M.. ..M.. ..M..
  ..... ..... ..... .....
  ..... ..... ..... .....
  ....# #...#       #....
  ...## #####       ##...
  ...#L ##P##       S#...
  ...## #####       ##...
  ....# #...#       #....
  L: ${left} follower, S: ${right} follower
`;

test('it does not join the small city of an opponent to its own', () => {
  const game = scene(gap('red', 'blue')).draw('base/G');
  expect(turnOf(game)[0]).not.toContain(' 2,1 ');
});

test('it joins its small city to the large one of an opponent', () => {
  const game = scene(gap('blue', 'red')).draw('base/G');
  expect(turnOf(game)[0]).toContain(' 2,1 ');
  expect(game.scores).toEqual({ red: 10, blue: 10 });
});

test('it takes its abbot home from a garden that will hardly be closed', () => {
  const game = scene(
    `
    ..... #####
    ..... .###.
    ..M.. ..Q..
    ..... .....
    ..... .....
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    Q: red abbot
    `,
    { sets: ['base', 'abbot'] },
  );
  // All others are farmers already.
  const { figures } = game.game;
  for (let home = figures.atHome(0, 0); home >= 0; home = figures.atHome(0, 0)) figures.deploy(home, 0);
  // What is left is cities all round, which fit beside none of the fields.
  game.leave('base/E', ...new Array(12).fill('base/C')).draw('base/E');
  expect(turnOf(game)[1]).toBe('return abbot 1,0 garden');
});

test('what nobody may see changes nothing', () => {
  const deal = (tiles: readonly string[]) => {
    const setup = { sets: ['base'], players: 2, options: { hand: 3, firstPlayer: 0 } };
    const made = newGame(setup);
    if ('error' in made) throw new Error(made.error);
    for (const tile of tiles) {
      const { agenda } = made.ok;
      playMove(made.ok, { by: 'chance', do: 'deal', tile: `base/${tile}`, to: agenda.a });
    }
    return made.ok;
  };
  const one = deal(['U', 'V', 'K', 'E', 'E', 'E']);
  const other = deal(['U', 'V', 'K', 'C', 'B', 'W']);
  for (const level of LEVELS) {
    const answer = (game: Game) =>
      createBot(level, { seed: 3, budget: { iterations: 8 } }).choose(observe(game, 0));
    expect(answer(one)).toBe(answer(other));
  }
});
