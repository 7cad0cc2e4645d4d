import { expect, test } from 'vitest';
import { HOME } from '../figure/figures.ts';
import { abbeyMayor } from '../testing/abbey-mayor/index.ts';
import { scene } from '../testing/scene.ts';
import { SearchBoard } from './board.ts';
import { isHome, spotOf } from './figures.ts';

const sets = ['base', 'abbey-mayor'];

test('a follower counts what the expansions in play say', () => {
  const city = `
    ....# #...# #...# #....
    ...## ##### ##### ##...
    ...#Y ##P## ##P## #K...
    ...## ##### ##### ##...
    ....# #...# #...# #....
    Y: red mayor, K: blue follower
    `;
  const { game } = scene(city, { sets, with: [abbeyMayor] });
  const board = new SearchBoard(game);
  const feature = board.featureOf(board.places[game.figures.place.findIndex((place) => place >= 0)]);
  expect([board.strengthIn(feature, 0), board.strengthIn(feature, 1)]).toEqual([2, 1]);
  expect([board.highestStrength(feature), board.leadersOf(feature)]).toEqual([2, 1]);
});

test('a place is home, a segment or a spot, and spots are counted from 0', () => {
  const { game } = scene('', { sets, with: [abbeyMayor] });
  expect([isHome(HOME), isHome(0), isHome(HOME - 1)]).toEqual([true, false, false]);
  expect([HOME, 5, HOME - 1, HOME - 3].map(spotOf)).toEqual([-1, -1, 0, 2]);
  expect(new SearchBoard(game).figuresAt(HOME)).toBe(game.figures.place.length);
});
