import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { turnOf } from '../testing/answers.ts';

const sets = ['base', 'inns-cathedrals'];
const levels = ['knight', 'baron'] as const;

test.each(levels)('at the end a %s puts the cathedral into the city of an opponent', (level) => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...#R ##P##
    ...## #####
    ....# #...#
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    ....# #...#
    ...## #####
    ...#B ##P##
    ...## #####
    ....# #...#
    R: red follower, B: blue follower`,
    { sets },
  );
  game.leave('inns-cathedrals/cathedral', 'base/B', 'base/B').draw('inns-cathedrals/cathedral');
  expect(turnOf(game, level)[0]).toContain(' 2,2 ');
});

const roads = `
  ..... .....
  ..... .....
  --o-- ---R-
  ..|.. .....
  ..|.. .....
  ..|..
  ..|..
  ..|..
  ..|..
  ..|..
  ..|.. .....
  ..|.. .....
  --o-- ---B-
  ..... .....
  ..... .....
  R: red follower, B: blue follower`;

test.each(levels)('at the end a %s puts the inn on the road of an opponent', (level) => {
  const inn = 'inns-cathedrals/inn-straight-garden';
  const game = scene(roads, { sets }).leave(inn, 'base/B', 'base/B').draw(inn);
  expect(turnOf(game, level)[0]).toContain(' 2,2 ');
});
