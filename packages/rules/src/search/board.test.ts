import { expect, test } from 'vitest';
import { abbeyMayor } from '../testing/abbey-mayor/index.ts';
import { scene } from '../testing/scene.ts';
import { SearchBoard } from './board.ts';

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

test('a figure is at home, on a segment or on a spot, and spots are counted from 0', () => {
  const road = `
    .....
    .....
    --R--
    .....
    .....
    R: red follower
    `;
  const { game } = scene(road, { sets, with: [abbeyMayor] });
  const board = new SearchBoard(game);
  const figure = game.figures.place.findIndex((place) => place >= 0);
  expect([board.isHome(figure), board.spotOf(figure)]).toEqual([false, -1]);
  expect([board.isHome(figure + 1), board.spotOf(figure + 1)]).toEqual([true, -1]);
  game.figures.lift(figure, -2);
  game.figures.lift(figure + 1, -4);
  expect([board.isHome(figure), board.spotOf(figure), board.spotOf(figure + 1)]).toEqual([false, 0, 2]);
  expect([0, 1, 2].map((spot) => board.figuresOnSpot(spot))).toEqual([1, 0, 1]);
});
