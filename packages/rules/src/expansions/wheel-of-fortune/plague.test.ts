import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'wheel-of-fortune'];

/** The pig goes over famine and inquisition to plague; blue’s turn, red’s, then blue draws the plague. */
function plague(game: Scene): Scene {
  game.draw('base-bb5/U-wheel2').place(0, -1).pass();
  game.draw('base-bb5/U-wheel2').place(0, -2).pass();
  return game.draw('base-bb5/V-wheel1');
}

const takes = (game: Scene, x: number, y: number, on: string, figure = 'follower') =>
  game.play({ by: game.game.toMove, do: 'plague', figure, x, y, on });

const road = `
  ..|.. .....       .....
  ..|.. .....       .....
  ..o-- -R-B-       --R..
  ..|.. .....       .....
  ..|.. .....       .....
  R: red follower, B: blue follower`;

describe('plague', () => {
  test('WF3 plague: from the active player clockwise each must take one own follower off the land', () => {
    const game = plague(scene(road, { sets, turn: 'blue' }));
    expect([game.asked, game.toMove]).toEqual(['wheel-of-fortune/plague', 'blue']);
    expect(game.answers()).toEqual(['plague follower 1,0 road:E,W']);
    takes(game, 1, 0, 'road:E');
    expect([game.toMove, game.answers()]).toEqual([
      'red',
      ['plague follower 1,0 road:E,W', 'plague follower 3,0 monastery'],
    ]);
    takes(game, 3, 0, 'monastery');
    expect([game.asked, game.turn, game.home('red'), game.home('blue')]).toEqual(['place', 'blue', 6, 7]);
  });

  test('X19 a figure taken away is not scored', () => {
    const game = plague(scene(road, { sets, turn: 'blue' }));
    takes(takes(game, 1, 0, 'road:E'), 3, 0, 'monastery');
    // The 2 points are the monk’s, from the inquisition on the way.
    expect(game.scores).toEqual({ red: 2 });
  });

  test('WF3 plague: who has nobody on the land is left out', () => {
    const game = plague(
      scene(road.replace('-R-B-', '---B-').replace('--R..', '--M..'), { sets, turn: 'blue' }),
    );
    expect(takes(game, 1, 0, 'road:E').asked).toBe('place');
  });

  test('WF3 plague: never off the crown', () => {
    const game = scene(road.replace('-R-B-', '-R---'), { sets, turn: 'blue' });
    game.draw('base-bb5/U-wheel2').place(0, -1);
    game.play({ by: 1, do: 'deploy', figure: 'follower', on: 'crown:storm' });
    game.draw('base-bb5/U-wheel2').place(0, -2).pass();
    game.draw('base-bb5/V-wheel1');
    expect(game.toMove).toBe('red');
  });

  test('WF3 plague: a big follower is one choice beside the others, equal ones are one', () => {
    const drawing = road.replace('-R-B-', 'BB-K-').replace('R: red', 'K: blue big, R: red');
    const game = plague(scene(drawing, { sets: [...sets, 'inns-cathedrals'], turn: 'blue' }));
    expect(game.answers()).toEqual(['plague follower 1,0 road:E,W', 'plague big 1,0 road:E,W']);
  });

  test('TB5 a builder goes home with its last follower', () => {
    const drawing = road.replace('-R-B-', '-R-Q-').replace('R: red', 'Q: red builder, R: red');
    const game = plague(scene(drawing, { sets: [...sets, 'traders-builders'], turn: 'blue' }));
    takes(game, 1, 0, 'road:E');
    expect(game.home('red', 'builder')).toBe(1);
  });

  test('X19 a feature left empty may be occupied when it is extended', () => {
    const lone = road.replace('-R-B-       --R..', '-B---').replaceAll(/ {7}\.{5}\n/g, '\n');
    const game = plague(scene(lone, { sets, turn: 'blue' }));
    takes(game, 1, 0, 'road:E').place(2, 0).deploy('follower', 'road:W');
    expect(game.home('blue')).toBe(6);
  });
});
