import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { act, choices, choose, everybody, sets } from './stage.ts';

test('X19 a feature that a crop circle emptied may be occupied when it is extended', () => {
  const game = scene(
    `
    ##### .....
    .###. .....
    --R-- -----
    ..... .....
    ..... .....
    R: red follower`,
    { sets },
  );
  game.draw('crop-circles/club-curve-road').place(2, 0).pass();
  everybody(choose(game, 'remove'));
  game.draw('base/U').place(-1, 0, 90);
  expect(choices(game)).toContain('follower@-1,0,road:E,W');
});

test('CC2 example A: green adds beside its knight, blue has none, red adds last beside its new knight', () => {
  const game = scene(
    `
    #.... ....#
    ##... ...##
    #R... ...##
    ##... .####
    #.... ##G##
    R: red follower, G: green follower`,
    { sets },
  );
  game.draw('crop-circles/shield-two-opposite-cities').place(1, 1).deploy('follower', 'city:S');
  choose(game, 'add');
  expect([game.toMove, choices(game)]).toEqual(['green', ['follower@1,0,city:E,S']]);
  act(game, 1, 0, 'city:S');
  // Not on the northern city of the tile, which is green's; on the tile in the west red might.
  expect([game.toMove, choices(game)]).toEqual(['red', ['follower@0,0,city:W', 'follower@1,1,city:S']]);
  act(game, 1, 1, 'city:S');
  expect([game.home('red'), game.home('blue'), game.home('green')]).toEqual([4, 7, 5]);
});

test('CC2 example B: green’s city pays 4, then blue and red take a farmer home and green none', () => {
  const game = scene(
    `
    ..... ..|..
    ..R.. ..|..
    ..... ..|B.
    .###. ..|..
    ##### ..|..
    R: red follower, B: blue follower`,
    { sets, turn: 'green' },
  );
  game.draw('crop-circles/pitchfork-city-road').place(0, 1).deploy('follower', 'city:N');
  expect(game.scores).toEqual({ green: 4 });
  expect(everybody(choose(game, 'remove'))).toEqual(['red', 'blue']);
  expect([game.home('red'), game.home('blue'), game.home('green')]).toEqual([7, 7, 7]);
});
