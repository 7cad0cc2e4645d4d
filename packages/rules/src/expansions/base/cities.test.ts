import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('B4 example: a city of 3 tiles with a pennant pays 8', () => {
  const game = scene(`
    .....
    .....
    .....
    .###.
    #####
    ###R#
    .##P#
    ...##
    ...##
    ....#
    R: red follower
  `);
  game.draw('base/E').place(1, 1, 270).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 8, cause: 'city', because: { tiles: 3, pennants: 1 } },
  ]);
});

test('B4 a city of 2 tiles pays 4 like any other', () => {
  const game = scene(`
    .....
    .....
    .....
    .###.
    ##R##
    R: red follower
  `);
  game.draw('base/E').place(0, 1).pass();
  expect(game.scores).toEqual({ red: 4 });
});

test('B4 a city with a gap inside is not closed', () => {
  const game = scene(`
    ....#
    ...##
    ...##
    .###R
    #####
    ##### #....
    .#### ##...
    ..### ##...
    .#### ##...
    ##### #....
    R: red follower
  `);
  game.draw('base/E').place(0, 2).pass();
  expect(game.awards).toEqual([]);
});

test('B6 example: a city of 4 tiles, one of them with two segments, pays 8', () => {
  const game = scene(`
    ....# #....
    ...## ##...
    ...## ##...
    .#### ####.
    ##### #####
    #R##.
    .##.#
    ...##
    ...##
    ....#
    R: red follower
  `);
  game.draw('base/N').place(1, 1, 270).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 8, cause: 'city', because: { tiles: 4 } }]);
});

test('B7 example: in a tied city of 5 tiles each gets 10', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          #####
    ....#       #...# #....
    ...##       ##### ##...
    ...#R       ##### B#...
    ...##       ##### ##...
    ....#       #...# #....
    R: red follower, B: blue follower
  `);
  game.draw('base/R').place(1, 1).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 10, cause: 'city', because: { tiles: 5 } },
    { seat: 'blue', points: 10, cause: 'city', because: { tiles: 5 } },
  ]);
  expect([game.home('red'), game.home('blue')]).toEqual([7, 7]);
});

test('B7 example: in a contested city 2 knights take the 10 points alone from 1', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          ##R##
    ....#       #...# #....
    ...##       ##### ##...
    ...#R       ##### B#...
    ...##       ##### ##...
    ....#       #...# #....
    R: red follower, B: blue follower
  `);
  game.draw('base/R').place(1, 1).pass();
  expect(game.scores).toEqual({ red: 10 });
  expect([game.home('red'), game.home('blue')]).toEqual([7, 7]);
});

test('B7 the most knights win, whoever moved first', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          ##B##
    ....#       #...# #....
    ...##       ##### ##...
    ...##       ##### ##...
    ...#B       ##### #R...
    ....#       #...# #....
    B: blue follower, R: red follower
  `);
  game.draw('base/R').place(1, 1).pass();
  expect(game.scores).toEqual({ blue: 10 });
});

test('B9 one tile that closes a road, a city and a monastery scores all three', () => {
  const game = scene(`
          .....
          .....
          .....
          .###.
          ##R##
    ..|..       ..|..
    ..|..       ..|..
    --o-B       --o--
    .....       .....
    .....       .....
    #.... ..... ....#
    ##... ..... ...##
    ##... ..E.. ...##
    ##... ..... ...##
    #.... ..... ....#
    ..... ..... .....
    ..... ..... .....
    ..... ..... ..M..
    .###. .###. .....
    ##### ##### .....
    R: red follower, B: blue follower, E: green follower
  `);
  game.draw('base/D').place(1, 1).pass();
  expect(game.scores).toEqual({ red: 4, blue: 3, green: 9 });
});

test('B9 a closed city without knights scores nothing and stays closed', () => {
  const game = scene(`
    .....
    .....
    .....
    .###.
    #####
  `);
  game.draw('base/E').place(0, 1).pass();
  expect(game.finish().awards).toEqual([]);
});
