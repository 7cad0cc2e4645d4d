import { describe, expect, test } from 'vitest';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { score, show, stand, take } from '../../testing/track.ts';

const sets = ['base', 'messengers'];
const inns = [...sets, 'inns-cathedrals'];

/** Red closes a road of 2 below the tee at 0,0, stands on 5, and gets a message. */
function message(game: Scene, number: number): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return show(score(stand(game, 'red', 3), 'marker'), number);
}

/** What the action of a message pays, if anything. */
function paid(game: Scene, number: number): unknown[] {
  take(message(game, number), 'action');
  const [, award] = game.awards;
  return award === undefined ? [] : [award.seat, award.points, award.cause, award.because];
}

describe('the smallest own feature', () => {
  const roads = `
    .....       ..... .....
    .....       ..... .....
    --o--       -R-B- ---B-
    ..|..       ..... .....
    ..|..       ..... .....
                ..... ..... .....
                ..... ..... .....
                -R--- ----- -----
                ..... ..... .....
                ..... ..... .....
    R: red follower, B: blue follower`;

  test('ME4 1: the road that would pay least at the end, to this player alone, majority or not', () => {
    const game = scene(roads, { sets });
    expect(paid(game, 1)).toEqual(['red', 2, 'road.unfinished', { tiles: 2, message: 1 }]);
    expect(score(game, 'messenger').scores).toEqual({ red: 7 });
  });

  test('ME4 1: followers stay', () => {
    const game = scene(roads, { sets });
    score(take(message(game, 1), 'action'), 'messenger');
    expect([game.asked, game.home('red'), game.home('blue')]).toEqual(['draw', 5, 5]);
  });

  test('ME4 1: an inn road counts 0, and an award of 0 moves nothing and asks nothing (ME1)', () => {
    const game = scene(roads.replace('.....\n                -R---', '...i.\n                -R---'), {
      sets: inns,
    });
    expect(paid(game, 1)).toEqual([]);
    expect([game.asked, game.turn, game.scores]).toEqual(['draw', 'blue', { red: 5 }]);
  });

  const cities = `
    .....       ##### .....
    .....       .#R#. .....
    --o--       ..... .....
    ..|..       ..... .###.
    ..|..       ..... #####
                      #####
                      #R###
                      ##P##
                      #####
                      #####
    R: red follower`;

  test('ME4 2: the smallest city', () => {
    expect(paid(scene(cities, { sets }), 2)).toEqual(['red', 1, 'city.unfinished', { tiles: 1, message: 2 }]);
  });

  test('ME4 2: a cathedral city counts 0', () => {
    expect(paid(scene(cities.replace('##P##', '##C##'), { sets: inns }), 2)).toEqual([]);
  });

  const monasteries = `
    .....       .....       ..... .....
    .....       .....       ..... .....
    --o--       ..R..       ..R.. ..M..
    ..|..       .....       ..... .....
    ..|..       .....       ..... .....
    R: red follower`;

  test('ME4 3: the smallest monastery', () => {
    expect(paid(scene(monasteries, { sets }), 3)).toEqual([
      'red',
      1,
      'monastery.unfinished',
      { tiles: 1, message: 3 },
    ]);
  });

  test('AB4 message 3 counts gardens', () => {
    const game = scene(
      `
      .....       .....       #####
      .....       .....       .###.
      --o--       ..R..       ..A..
      ..|..       .....       .....
      ..|..       .....       .....
                  .....
                  .....
                  ..M..
                  .....
                  .....
      R: red follower, A: red abbot`,
      { sets: [...sets, 'abbot'] },
    );
    expect(paid(game, 3)).toEqual(['red', 1, 'garden.unfinished', { tiles: 1, message: 3 }]);
  });
});

describe('2 points for each', () => {
  const knights = `
    .....       #...# #...#       #####
    .....       ##### #####       .#R#.
    --o--       #RP## ##P##       .....
    ..|..       ##K## #####       .....
    ..|..       #...# #...#       .....
    R: red follower, K: red big`;

  test('ME4 5: pennant in cities with an own knight, each city once', () => {
    expect(paid(scene(knights, { sets: inns }), 5)).toEqual(['red', 4, 'message-5', { count: 2 }]);
  });

  test('ME4 5: with a knight but no pennant it is worth 0, and may be chosen all the same (ME3)', () => {
    const game = scene(
      `
      .....       #####
      .....       .#R#.
      --o--       .....
      ..|..       .....
      ..|..       .....
      R: red follower`,
      { sets },
    );
    expect(message(game, 5).answers()).toEqual(['message 5 points', 'message 5 action']);
    take(game, 'action');
    expect([game.asked, game.scores]).toEqual(['draw', { red: 5 }]);
  });

  test('ME4 6: knight, a big follower being one', () => {
    expect(paid(scene(knights, { sets: inns }), 6)).toEqual(['red', 6, 'message-6', { count: 3 }]);
  });

  test('ME4 7: farmer, a big follower being one', () => {
    const game = scene(
      `
      .....       ##### .....
      .....       .###. .....
      --o--       ..R.. ..M..
      ..|..       .K... ...B.
      ..|..       ..... .....
      R: red follower, K: red big, B: blue follower`,
      { sets: inns },
    );
    expect(paid(game, 7)).toEqual(['red', 4, 'message-7', { count: 2 }]);
  });
});

test('ME3, ME4 who takes a message is told what its action pays now, and what the points are', () => {
  const game = message(
    scene(
      `
    .....       ..... .....
    .....       ..... .....
    --o--       -R-B- ---B-
    ..|..       ..... .....
    ..|..       ..... .....
    R: red follower, B: blue follower`,
      { sets },
    ),
    1,
  );
  const [points, action] = game.answers();
  expect(bringsOf(game, points)).toEqual({ points: [{ seat: 0, points: 2 }] });
  expect(bringsOf(game, action)).toEqual({ points: [{ seat: 0, points: 2 }] });
});
