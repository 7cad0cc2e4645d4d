import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { expansion } from './index.ts';

const festival = { sets: ['base', 'festival'], with: [expansion] };
const called = (game: Scene) => game.answers().filter((option) => option.startsWith('festival'));

/** Red's knight and blue's highwayman beside the start tile's place. */
const land = `
  .....
  .....
  .....
  .###.
  ##R##
  ##### .....
  .###. .....
  ----- --B--
  ..... .....
  ..... .....
  R: red follower, B: blue follower
`;

test('FS1 there are ten tiles with the sign', () => {
  const { tiles } = expansion.box();
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  expect(tiles.every(({ spec }) => spec.marks.festival === 1)).toBe(true);
});

test('FS2 after a tile with the sign one own figure may come home, from anywhere', () => {
  const game = scene(land, festival);
  game.draw('festival/curve').place(2, 1, 0);
  expect(called(game)).toEqual(['festival follower 0,0 city:S']);
  game.play({ by: 0, do: 'festival', figure: 'follower', x: 0, y: 0, on: 'city:S' });
  expect(game.home('red')).toBe(7);
  expect(game.awards).toEqual([]);
});

test('FS2 it takes the place of every other figure action', () => {
  const game = scene(land, festival);
  game.draw('festival/curve').place(2, 1, 0);
  game.play({ by: 0, do: 'festival', figure: 'follower', x: 0, y: 0, on: 'city:S' });
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('FS2 one may deploy or pass as usual instead', () => {
  const game = scene(land, festival);
  game.draw('festival/monastery').place(1, 2, 0);
  expect(game.answers()).toContain('deploy follower 1,2 monastery');
  game.deploy('follower', 'monastery');
  expect(game.home('red')).toBe(5);
});

test('FS2 without the sign nobody is called home', () => {
  const game = scene(land, festival);
  game.draw('base/V').place(2, 1, 0);
  expect(called(game)).toEqual([]);
});

test('FS2 of two alike on one segment, one is offered', () => {
  const game = scene(land, festival);
  const { figures } = game.game;
  figures.deploy(figures.atHome(0, 0), figures.place[0]);
  game.draw('festival/curve').place(2, 1, 0);
  expect(called(game)).toEqual(['festival follower 0,0 city:S']);
});

test('FS3 a companion whose last follower is called home goes with it', () => {
  const game = scene('', { ...festival, sets: ['base', 'festival', 'traders-builders'] });
  game.draw('base/U').place(1, 0, 90).deploy('follower', 'road:E,W');
  game.draw('base/B').place(0, 1, 0).pass();
  game.draw('base/U').place(2, 0, 90).deploy('builder', 'road:E,W');
  game.draw('base/B').place(1, 1, 0).pass();
  game.draw('festival/city').place(0, -1, 180);
  game.play({ by: 0, do: 'festival', figure: 'follower', x: 1, y: 0, on: 'road:E,W' });
  expect([game.home('red'), game.home('red', 'builder')]).toEqual([7, 1]);
});
