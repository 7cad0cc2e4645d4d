import { rob, type Scene, scene, score, show, stand } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const levels = ['knight', 'baron'] as const;

/** A city that pays 12, closed by a cap at 3,0. */
const city = (knights = '##') => `
  ....# #...# #...#
  ...## ##### #####
  ...#R ${knights}P## ##P##
  ...## ##### #####
  ....# #...# #...#
  R: red follower, B: blue follower`;

test.each(levels)('a %s scores 12 points with the scorer that no robber stands beside', (level) => {
  const game = scene(city(), { sets: ['base', 'messengers', 'robbers'], turn: 'blue' });
  stand(stand(game, 'red', 11), 'red', 21, 'messenger');
  rob(rob(game.draw('robbers/straight').place(1, -1, 90), 11)).pass();
  game.draw('base/E').place(3, 0, 270).pass();
  expect(answerOf(game, level)).toBe('score messenger 12');
});

test.each(levels)('a %s puts the robber beside whom this very tile pays 12', (level) => {
  const game = scene(city('#B'), { sets: ['base', 'robbers'], players: 3 });
  stand(stand(stand(game, 'red', 3), 'blue', 20), 'green', 12);
  game.draw('robbers/city-garden').place(3, 0, 270);
  expect(answerOf(game, level)).toBe('robber 20');
});

const roads = `
  ..|.. ..... ..... ..... .....
  ..|.. ..... ..... ..... .....
  --o-- ----- ----- ----- -----
  ..|.. ..... ..... ..... .....
  ..|.. ..... ..... ..... .....
  ..R..
  ..|..
  ..|..
  ..|..
  ..|..
  R: red follower`;

test.each(levels)('a %s with a robber tile sees the follower it may deploy afterwards', (level) => {
  const game = scene(roads, { sets: ['base', 'robbers'] }).draw('robbers/tee');
  expect(answerOf(game, level)).toContain(' 5,0 ');
});

const cities = (large: string, small: string) => `
  ....# #...# #...#
  ...## ##### #####
  ...#L ##P## ##P##
  ...## ##### #####
  ....# #...# #...#
        ..... .....
        ..... .....
        ..M.. .....
        ..... .###.
        ..... ##S##
  L: ${large} follower, S: ${small} follower`;

function shield(text: string): Scene {
  const game = scene(text, { sets: ['base', 'crop-circles'], players: 2 });
  return game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass();
}

test.each(levels)('a %s takes the only knight of an opponent away', (level) => {
  const one = cities('blue', 'blue').replace('##S##', '#####');
  expect(answerOf(shield(one), level)).toBe('crop remove city');
});

test.each(levels)('a %s takes one away from all if an opponent loses most', (level) => {
  expect(answerOf(shield(cities('blue', 'red')), level)).toBe('crop remove city');
});

test.each(levels)('early in the game a %s takes another tile, not 2 points', (level) => {
  const knights = `
    .....       #...# #...#       #####
    .....       ##### #####       .#R#.
    --o--       #RP## ##P##       .....
    ..|..       ##R## #####       .....
    ..|..       #...# #...#       .....
    R: red follower`;
  const game = scene(knights, { sets: ['base', 'messengers'] });
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  show(score(stand(game, 'red', 3), 'marker'), 4);
  expect(answerOf(game, level)).toBe('message 4 action');
});

test.each(levels)(
  'with the last tile and many places a %s closes an opponent’s city for its wine',
  (level) => {
    const wine = `
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...#
    ...## #####
    ...#B ##w##
    ...## #####
    ....# #...#
    B: blue follower`;
    const game = scene(wine, { sets: ['base', 'traders-builders'] })
      .leave('base/E')
      .draw('base/E');
    expect(turnOf(game, level)[0]).toBe('place base/E 2,1 270');
  },
);

const walls = `
  #####
  #R###
  ##P##
  #####
  #####
  R: red follower`;

test.each(levels)('without a number of the wheel to come a %s keeps off the crown', (level) => {
  const game = scene(walls, { sets: ['base', 'wheel-of-fortune'], options: { farmers: false } });
  game
    .leave(...new Array(40).fill('base/G'))
    .draw('base/G')
    .place(1, 0);
  expect(answerOf(game, level)).toBe('pass');
});

test.each(levels)(
  'a %s takes 2 points, not 3, where they bring the messenger to the next dark space',
  (level) => {
    const road = `
    .....       ..... ..... .....
    .....       ..... ..... .....
    --o--       -R--- ----- -----
    ..|..       ..... ..... .....
    ..|..       ..... ..... .....
    R: red follower`;
    const game = scene(road, { sets: ['base', 'messengers'] });
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    stand(show(score(stand(game, 'red', 3), 'marker'), 1), 'red', 13, 'messenger');
    expect(turnOf(game, level)).toEqual(['message 1 points', 'score messenger 2']);
  },
);
