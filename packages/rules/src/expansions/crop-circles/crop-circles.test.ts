import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { act, choices, choose, crossroads, everybody, land, sets } from './stage.ts';
import { cropCirclesTiles } from './tiles.ts';

test('CC there are 6 tiles, two with each sign', () => {
  expect(cropCirclesTiles.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  for (const sign of ['crop-field', 'crop-road', 'crop-city'])
    expect(cropCirclesTiles.filter(({ marks }) => marks[sign] === 1)).toHaveLength(2);
});

test('B3 a road ends at a crop circle', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- --R--
    ..|.. .....
    ..|.. .....
    R: red follower`,
    { sets },
  );
  game.draw('crop-circles/pitchfork-city-two-roads').place(2, 0).pass();
  expect(game.scores).toEqual({ red: 3 });
});

test.each([
  ['pitchfork-city-two-roads', 'field', 2, 0, 0, ['green', 'red']],
  ['club-curve-road', 'road', 2, 0, 0, ['red']],
  ['shield-two-opposite-cities', 'city', 0, 1, 90, ['blue']],
])('CC1 %s concerns those on a %s', (tile, kind, x, y, rot, concerned) => {
  const game = scene(land, { sets });
  game.draw(`crop-circles/${tile}`).place(x, y, rot).pass();
  expect(game.toMove).toBe('red');
  expect(game.answers()).toEqual([`crop add ${kind}`, `crop remove ${kind}`]);
  expect(everybody(choose(game, 'remove'))).toEqual(concerned);
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('CC1 the choice is asked whenever a follower stands on the land, though nobody can act on it', () => {
  const game = scene(
    `
    ..|..
    ..|..
    ..R..
    .....
    .....
    R: red follower`,
    { sets },
  );
  game.draw('crop-circles/shield-two-opposite-cities').place(0, 1, 90).pass();
  choose(game, 'add');
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('CC1 without a follower on the land nothing is asked', () => {
  const game = scene('', { sets });
  game.draw('crop-circles/pitchfork-city-two-roads').place(1, 0).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('CC1 the crop circle comes before the second part of the turn', () => {
  const game = scene(
    `
    .....
    .....
    -TR--
    .....
    .....
    R: red follower, T: red builder`,
    { sets: [...sets, 'traders-builders'] },
  );
  game.draw('crop-circles/club-curve-road').place(1, 0).pass();
  expect(game.asked).toBe('crop-circles/choice');
  act(choose(game, 'remove'), 0, 0, 'road:E');
  expect([game.asked, game.turn, game.game.turn.part]).toEqual(['draw', 'red', 2]);
});

test('CC2 from the left of the active player, who is last', () => {
  const game = scene(crossroads, { sets, turn: 'blue' });
  game.draw('crop-circles/club-curve-two-roads').place(1, 0).pass();
  expect(everybody(choose(game, 'add'))).toEqual(['green', 'yellow', 'red', 'blue']);
  expect([game.home('red'), game.home('blue'), game.home('green'), game.home('yellow')]).toEqual([
    5, 5, 5, 5,
  ]);
});

test('CC2 A: a follower goes where an own one stands, on the same tile and the same feature', () => {
  const game = scene(
    `
    ##### .....
    .###. .....
    --R-- ---R-
    ..... .....
    ..... .....
    R: red follower`,
    { sets },
  );
  game.draw('crop-circles/club-curve-road').place(2, 0).pass();
  expect(choices(choose(game, 'add'))).toEqual(['follower@0,0,road:E,W', 'follower@1,0,road:E,W']);
  act(game, 1, 0, 'road:W');
  expect(game.home('red')).toBe(4);
});

test('CC2 B: one own follower of that kind goes home', () => {
  const game = scene(land, { sets });
  game.draw('crop-circles/pitchfork-city-two-roads').place(2, 0).pass();
  expect(choices(choose(game, 'remove'))).toEqual(['follower@1,0,field:ER,SL,SR,WL']);
  act(game, 1, 0, 'field:SL');
  expect(choices(game)).toEqual(['follower@0,0,field:ER,SL,SR,WL']);
  act(game, 0, 0, 'field:SL');
  expect([game.home('red'), game.home('blue'), game.home('green')]).toEqual([6, 6, 7]);
});

test.each([
  ['must', ['follower@0,0,road:N']],
  ['may', ['follower@0,0,road:N', 'pass']],
])('CC3 `cropAdd: %s` for adding', (cropAdd, expected) => {
  const game = scene(crossroads, { sets, turn: 'yellow', options: { cropAdd } });
  game.draw('crop-circles/club-curve-two-roads').place(1, 0).pass();
  expect(choices(choose(game, 'add'))).toEqual(expected);
});

test('CC3 adding may be declined, by each player alone', () => {
  const game = scene(crossroads, { sets, turn: 'yellow', options: { cropAdd: 'may' } });
  game.draw('crop-circles/club-curve-two-roads').place(1, 0).pass();
  choose(game, 'add').pass().pass();
  act(game, 0, 0, 'road:S');
  game.pass();
  expect([game.home('red'), game.home('blue'), game.home('green'), game.home('yellow')]).toEqual([
    6, 6, 5, 6,
  ]);
});

test('CC3 removing is never declined', () => {
  const game = scene(crossroads, { sets, turn: 'yellow', options: { cropAdd: 'may' } });
  game.draw('crop-circles/club-curve-two-roads').place(1, 0).pass();
  expect(choices(choose(game, 'remove'))).toEqual(['follower@0,0,road:N']);
});

test('CC3 who has no follower at home is skipped when one is added', () => {
  const game = scene(
    `
    R.R.R
    ..|..
    -Ro-B
    ..|..
    R.R.R
    R: red follower, B: blue follower`,
    { sets },
  );
  expect(game.home('red')).toBe(0);
  game.draw('crop-circles/club-curve-two-roads').place(1, 0);
  expect(everybody(choose(game, 'add'))).toEqual(['blue']);
});

test('CC3 the big follower is added or taken home like another, and equal followers are one choice', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    -R-R- --o-Q
    ..... ..|..
    ..... ..|..
    R: red follower, Q: red big`,
    { sets: [...sets, 'inns-cathedrals'], turn: 'blue' },
  );
  game.draw('crop-circles/club-curve-two-roads').place(1, 1).pass();
  expect(choices(choose(game, 'remove'))).toEqual(['follower@0,0,road:E,W', 'big@1,0,road:E']);
  act(game, 1, 0, 'road:E', 'big');
  game.draw('crop-circles/club-curve-road').place(2, 0).pass();
  expect(choices(choose(game, 'add'))).toEqual(['follower@0,0,road:E,W', 'big@0,0,road:E,W']);
  act(game, 0, 0, 'road:E', 'big');
  expect([game.home('red'), game.home('red', 'big')]).toEqual([5, 0]);
});

test('CC3 a builder or shepherd is not eligible', () => {
  const added = (tile: string) => {
    const game = scene(land, { sets: [...sets, 'traders-builders', 'hills-sheep'], turn: 'green' });
    game.draw(`crop-circles/${tile}`).place(2, 0).pass();
    return choices(choose(game, 'add'));
  };
  expect(added('club-curve-road')).toEqual(['follower@0,0,road:E,W']);
  expect(added('pitchfork-city-two-roads')).toEqual(['follower@0,0,field:ER,SL,SR,WL']);
});

test('CC3 TB5 a pig left without its farmer goes home, one that keeps a farmer stays', () => {
  const pigHome = (farmers: string) => {
    const game = scene(
      `
      ##### .....
      .###. .....
      ----- -----
      ..... .....
      ..R.P ${farmers}
      R: red follower, P: red pig`,
      { sets: [...sets, 'traders-builders'], turn: 'blue' },
    );
    game.draw('crop-circles/pitchfork-city-two-roads').place(2, 0).pass();
    act(choose(game, 'remove'), 0, 0, 'field:SL');
    return game.home('red', 'pig');
  };
  expect(pigHome('.....')).toBe(1);
  expect(pigHome('..R..')).toBe(0);
});

test('CC3 nothing is scored by it', () => {
  const game = scene(crossroads, { sets });
  game.draw('crop-circles/club-curve-two-roads').place(1, 0).pass();
  everybody(choose(game, 'remove'));
  expect(game.awards).toEqual([]);
});
