import { describe, expect, test } from 'vitest';
import { whyNot } from '../index.ts';
import { whyOn, whySpot } from '../testing/asking.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { rob, score, show, stand, take } from '../testing/track.ts';
import { choose, sets as crops, land as fields } from './crop-circles/stage.ts';

describe('mage and witch', () => {
  const sets = ['base', 'mage-witch'];
  const send = (game: Scene, figure: string, x: number, y: number, on: string) =>
    game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on });

  test('MW1 onto a road or into a city, not on the tile just placed', () => {
    const game = scene('', { sets }).draw('mage-witch/city-tee').place(1, 0);
    expect(whyOn(game, 0, 0, 'field:SL')).toEqual(['mage-witch/land MW1']);
    expect(whyOn(game, 1, 0, 'road:E')).toEqual(['mage-witch/placed-tile MW1']);
    expect(whyOn(game, 0, 0, 'city:N')).toEqual([]);
  });

  test('MW1 not where one of them stands', () => {
    const game = scene('', { sets }).draw('mage-witch/city-tee').place(1, 0);
    send(game, 'witch', 0, 0, 'road:W').pass();
    game.draw('mage-witch/two-opposite-cities').place(0, -1, 90);
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['mage-witch/there MW1']);
  });

  // The first magic tile closes the two cities below; what is unfinished then is the city above.
  const land = `
          #####
          .###.
          .....
          .....
          .....
    ....#       #....
    ...##       ##...
    ...##       ##...
    ...##       ##...
    ....#       #....`;

  test('MW1 not where all is closed', () => {
    const game = scene(land, { sets }).draw('mage-witch/two-opposite-cities').place(1, 1);
    expect(whyOn(game, 0, 1, 'city:E')).toEqual(['mage-witch/closed MW1']);
  });

  test('MW2 if there is no place for either, one of them leaves', () => {
    const game = scene(land, { sets }).draw('mage-witch/two-opposite-cities').place(1, 1);
    send(game, 'mage', 1, 0, 'city:N').pass();
    game.draw('mage-witch/three-side-city-road').place(1, -1, 180);
    expect(whyOn(game, 0, 1, 'city:E')).toEqual(['mage-witch/off MW2']);
    expect(whyOn(game, 1, 0, 'city:N', 'witch')).toEqual(['mage-witch/off MW2']);
    expect(whyOn(game, 1, 0, 'city:N', 'mage')).toEqual([]);
  });
});

describe('ferries', () => {
  const put = (game: Scene, x: number, y: number, ...between: string[]) =>
    game.play({ by: game.game.toMove, do: 'ferry', x, y, between });
  const lake = () =>
    scene('', { sets: ['base', 'ferries'] })
      .draw('ferries/tee')
      .place(1, 0)
      .pass();

  test('FE1 the ferry goes between two quays of the lake just placed', () => {
    const game = lake();
    expect(whyOn(game, 1, 0, 'road:W')).toEqual([]);
    expect(whyOn(game, 1, 0, 'field:NL')).toEqual(['ferries/quay FE1']);
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['ferries/this-lake FE1']);
  });

  test('FE3 only the first ferry met along a road, and once', () => {
    const game = put(lake(), 1, 0, 'W', 'E').draw('ferries/tee').place(2, 0).pass();
    put(game, 2, 0, 'W', 'E').pass();
    game.draw('base/U').place(3, 0, 90).pass();
    expect(game.asked).toBe('ferries/turn');
    expect(whyOn(game, 2, 0, 'road:S')).toEqual([]);
    expect(whyOn(game, 1, 0, 'road:S')).toEqual(['ferries/not-met FE3']);
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['ferries/no-ferry FE3']);
  });

  test('FE3 a ferry that was turned stays so in this part', () => {
    const game = put(lake(), 1, 0, 'W', 'S');
    put(game.draw('ferries/tee').place(-1, 0).pass(), -1, 0, 'E', 'S').pass();
    game.draw('base/V').place(1, 1, 90).pass().pass();
    game.draw('base/V').place(-1, 1, 180).pass().pass();
    game.draw('base/U').place(0, 1, 90).pass();
    game.play({ by: game.game.toMove, do: 'ferry', x: 1, y: 0, between: ['E', 'S'], move: true });
    expect(whyOn(game, 1, 0, 'road:S')).toEqual(['ferries/turned FE3']);
    expect(whyOn(game, -1, 0, 'road:W')).toEqual([]);
  });
});

test('GM1 the second ingot goes onto a tile around the mine', () => {
  const game = scene('', { sets: ['base', 'gold-mines'] })
    .draw('base/U')
    .place(1, 0, 90)
    .pass();
  game.draw('base/U').place(2, 0, 90).pass();
  game.draw('gold-mines/bridge').place(3, 0);
  const code = (x: number, y: number) => whyNot(game.game, { x, y }).map((reason) => reason.code);
  expect([code(2, 0), code(3, 0), code(0, 0), code(3, 1)]).toEqual([
    [],
    ['gold-mines/mine'],
    ['gold-mines/far'],
    ['gold-mines/no-tile'],
  ]);
});

describe('crop circles', () => {
  const circle = () =>
    scene(fields, { sets: crops }).draw('crop-circles/pitchfork-city-two-roads').place(2, 0).pass();

  test('CC1 the sign is for one kind of feature', () => {
    const game = choose(circle(), 'remove');
    expect(game.toMove).toBe('green');
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['crop-circles/sign CC1']);
  });

  test('CC2 A: only beside an own follower of that kind; B: only an own one', () => {
    const adding = choose(circle(), 'add');
    expect(whyOn(adding, 0, 0, 'field:SL')).toEqual(['crop-circles/beside CC2']);
    expect(whyOn(adding, 1, 0, 'field:SL')).toEqual([]);
    const removing = choose(circle(), 'remove');
    expect(whyOn(removing, 0, 0, 'field:SL')).toEqual(['not-own-follower CC2']);
  });

  test('CC3 only followers are added, and only from home', () => {
    const sets = [...crops, 'traders-builders'];
    const adding = scene(fields, { sets }).draw('crop-circles/pitchfork-city-two-roads').place(2, 0).pass();
    choose(adding, 'add');
    expect(whyOn(adding, 1, 0, 'field:SL', 'pig')).toEqual(['crop-circles/follower CC3']);
  });
});

describe('the wheel', () => {
  const sets = ['base', 'wheel-of-fortune', 'abbot'];
  const plain = '\n.....\n.....\n..M..\n.....\n.....\n';

  test('WF4 a crown space that is taken, and who may go there', () => {
    const game = scene(plain, { sets }).draw('base/E').place(1, 0, 180);
    game.play({ by: 0, do: 'deploy', figure: 'follower', on: 'crown:fortune' });
    game.draw('base/E').place(2, 0, 180);
    expect(whySpot(game, 'crown:fortune')).toEqual(['wheel-of-fortune/full WF4']);
    expect(whySpot(game, 'crown:storm')).toEqual([]);
    expect(whySpot(game, 'crown:storm', 'abbot')).toEqual(['wheel-of-fortune/wearer WF4']);
  });

  test('WF3 the plague takes an own follower off the land', () => {
    const road = `
      ..|.. .....
      ..|.. .....
      ..o-- -R-B-
      ..|.. .....
      ..|.. .....
      R: red follower, B: blue follower`;
    const game = scene(road, { sets, turn: 'blue' }).draw('base-bb5/U-wheel2').place(0, -1).pass();
    game.draw('base-bb5/U-wheel2').place(0, -2).pass().draw('base-bb5/V-wheel1');
    expect(whyOn(game, 1, 0, 'road:W')).toEqual([]);
    expect(whyOn(game, 0, 0, 'road:E')).toEqual(['not-own-follower WF3']);
  });
});

test('RO1 a robber goes where a scorer of another stands, and to another space than its own', () => {
  const game = stand(scene('', { sets: ['base', 'robbers'], players: 3 }), 'blue', 12);
  game.draw('robbers/straight').place(1, 0, 90);
  expect([whySpot(game, 12), whySpot(game, 3)]).toEqual([[], ['robbers/nobody RO1']]);
  rob(rob(game, 12)).pass();
  game.draw('base/U').place(2, 0, 90).pass();
  game.draw('base/U').place(3, 0, 90).pass();
  game.draw('robbers/straight').place(4, 0, 90);
  expect(whySpot(game, 12)).toEqual(['robbers/there RO1']);
});

test('ME3 a message that can’t be carried out leaves only the points', () => {
  const game = scene('\n.....\n.....\n--o--\n..|..\n..|..\n', { sets: ['base', 'messengers'] });
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  show(score(stand(game, 'red', 3), 'marker'), 2);
  expect(whyNot(game.game, {})).toEqual([{ code: 'messengers/impossible', rule: 'ME3' }]);
});

test('ME4 message 8 takes an own follower', () => {
  const land = `
    .....       .....
    .....       .....
    --o--       -R-B-
    ..|..       .....
    ..|..       .....
    R: red follower, B: blue follower`;
  const game = scene(land, { sets: ['base', 'messengers'] });
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  take(show(score(stand(game, 'red', 3), 'marker'), 8), 'action');
  expect(whyOn(game, 2, 0, 'road:W')).toEqual([]);
  expect(whyOn(game, 0, 0, 'road:W')).toEqual(['not-own-follower ME4']);
});
