import { expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';
import { rob, robbersOf, stand } from '../../testing/track.ts';
import { robbersTiles } from './tiles.ts';

const sets = ['base', 'robbers'];

/** A robber tile is placed; now robbers may be put. */
function tile(game: Scene, x = 1): Scene {
  return game.draw('robbers/straight').place(x, 0, 90);
}

test('RO 8 tiles, each with a robber', () => {
  expect(robbersTiles.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect(robbersTiles.every(({ marks }) => marks.robber === 1)).toBe(true);
});

test('RO1 the active player may put the own robber on a space where a scorer of another player stands', () => {
  const game = scene('', { sets, players: 3 });
  stand(stand(stand(game, 'red', 7), 'blue', 12), 'green', 53);
  tile(game);
  expect([game.asked, game.toMove]).toEqual(['robbers/put', 'red']);
  expect(game.answers()).toEqual(['robber 3', 'robber 12', 'pass']);
  rob(game, 12);
  expect(robbersOf(game)).toEqual(['red 12']);
});

test('RO1 where the own scorer stands only if another stands there too (RO5)', () => {
  const game = tile(stand(scene('', { sets, players: 3 }), 'blue', 7));
  // Green is on 0, like red.
  expect(game.answers()).toEqual(['robber 0', 'robber 7', 'pass']);
});

test('RO1 beside a messenger as well as a marker', () => {
  const game = scene('', { sets: [...sets, 'messengers'] });
  expect(tile(stand(game, 'blue', 9, 'messenger')).answers()).toEqual(['robber 0', 'robber 9', 'pass']);
});

test('RO1 it comes before the figure action, and only with a robber tile', () => {
  const game = rob(rob(tile(scene('', { sets }))));
  expect([game.asked, game.toMove]).toEqual(['figure', 'red']);
  game.pass().draw('base/U').place(2, 0, 90);
  expect(game.asked).toBe('figure');
});

test('RO1 a robber on the track may be moved to another such space', () => {
  const game = stand(stand(scene('', { sets, players: 3 }), 'blue', 4), 'green', 9);
  rob(rob(tile(game), 4)).pass();
  for (const x of [2, 3]) game.draw('base/U').place(x, 0, 90).pass();
  expect(tile(game, 4).answers()).toEqual(['robber 9', 'pass']);
  expect(robbersOf(rob(game, 9))).toEqual(['red 9']);
});

test('RO1 then the next player clockwise whose robber is at home may put it, one player only', () => {
  const game = rob(tile(scene('', { sets, players: 4 })));
  expect([game.asked, game.toMove]).toEqual(['robbers/put', 'blue']);
  rob(game, 0);
  expect([game.asked, game.toMove]).toEqual(['figure', 'red']);
});

test('RO1 who declines passes nothing on', () => {
  const game = rob(rob(tile(scene('', { sets, players: 4 })), 0));
  expect([game.asked, robbersOf(game)]).toEqual(['figure', ['red 0']]);
});

test('RO1 example: red puts its robber beside blue; the next two have theirs out, so the fourth may', () => {
  // The book’s players sit red, blue, yellow, green; here the fourth colour is yellow.
  const game = stand(scene('', { sets, players: 4, turn: 'blue' }), 'blue', 6);
  rob(rob(tile(game), 0), 0).pass();
  for (const x of [2, 3]) game.draw('base/U').place(x, 0, 90).pass();
  expect([robbersOf(game), game.turn]).toEqual([['blue 0', 'green 0'], 'red']);
  rob(tile(game, 4), 6);
  expect([game.asked, game.toMove]).toEqual(['robbers/put', 'yellow']);
  rob(game, 6);
  expect(robbersOf(game)).toEqual(['red 6', 'blue 0', 'green 0', 'yellow 6']);
  expect(game.asked).toBe('figure');
});

test('RO1 robbersAll: every other player in turn', () => {
  const game = rob(tile(scene('', { sets, players: 4, options: { robbersAll: true } })), 0);
  for (const colour of ['blue', 'green', 'yellow']) {
    expect([game.asked, game.toMove]).toEqual(['robbers/put', colour]);
    rob(game, 0);
  }
  expect(game.asked).toBe('figure');
  // With all of them out, only the active player is asked, and has nowhere else to go.
  tile(game.pass(), 2);
  expect([game.asked, game.toMove]).toEqual(['figure', 'blue']);
});
