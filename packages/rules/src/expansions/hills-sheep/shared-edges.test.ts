import { expect, test } from 'vitest';
import { segmentsOf } from '../../board/walk.ts';
import { segmentName } from '../../game/notation.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import type { Kind } from '../../tile/kinds.ts';
import { segmentAt, tileOf } from '../../tile/segment.ts';

const sets = ['base', 'hills-sheep'];
const SHARED = 'hills-sheep/vineyard-two-cities-shared-edge';
const SPIKE = 'hills-sheep/vineyard-city-spike';

/** Two cities share the north edge of this tile. */
const shared = `
    ##.##
    ##.##
    #Rv#B
    ##.##
    #...#
    R: red follower, B: blue follower
`;

/** The features of one kind, each as its segments: `0,0 city:N + 0,-1 city:S`. */
function features({ game }: Scene, kind: Kind): string[] {
  const { board } = game;
  const { land } = board;
  const found = new Map<number, string>();
  for (let slot = 0; slot < land.placed; slot++) {
    for (let i = 0; i < board.tiles.segmentCount[board.typeOf(slot)]; i++) {
      const segment = segmentAt(slot, i);
      if (!segmentName(board, segment).startsWith(kind)) continue;
      const root = board.features.rootOf(segment);
      const names = segmentsOf(board, root).map(
        (one) => `${land.x[tileOf(one)]},${land.y[tileOf(one)]} ${segmentName(board, one)}`,
      );
      found.set(root, names.sort().join(' + '));
    }
  }
  return [...found.values()].sort();
}

test.each([
  { rot: 0, place: [-1, 0], names: ['city:W', 'city:E'] },
  { rot: 90, place: [0, -1], names: ['city:N', 'city:S'] },
  { rot: 180, place: [1, 0], names: ['city:E', 'city:W'] },
  { rot: 270, place: [0, 1], names: ['city:S', 'city:N'] },
])('HS8 each of two cities that share an edge is named by the edge it has alone, turned $rot', (given) => {
  const { rot, names } = given;
  const [x, y] = given.place;
  // Only one of the two cities touches the land.
  const game = scene('#####\n#####\n##P##\n#####\n#####', { sets });
  game.draw(SHARED).place(x, y, rot);
  const cities = game.answers().filter((text) => text.startsWith('deploy follower') && text.includes('city'));
  expect(cities.map((text) => text.split(' ').at(-1))).toEqual(names);
  expect(features(game, 'city')).toHaveLength(2);
  expect(() => game.deploy('follower', `city:${['N', 'E', 'S', 'W'][rot / 90]}`)).toThrow('illegal-move');
  game.deploy('follower', names[0]);
});

test('HS8 a shared edge is a city edge: only cities may be laid against it', () => {
  const game = scene('#####\n.###.\n.....\n.....\n.....', { sets });
  game.draw(SHARED);
  expect(
    game
      .answers()
      .map((text) => text.replace(`place ${SHARED} `, ''))
      .sort(),
  ).toEqual(['-1,0 270', '0,-1 180', '0,-1 270', '0,-1 90', '0,1 180', '1,0 90']);
});

test('HS8 example: a plain city edge joins the two cities that share the edge it is laid against', () => {
  const game = scene(shared, { sets });
  expect(features(game, 'city')).toEqual(['0,0 city:E', '0,0 city:W']);
  game.draw('base/E').place(0, -1, 180);
  expect(features(game, 'city')).toEqual(['0,-1 city:S + 0,0 city:E + 0,0 city:W']);
  expect(game.answers().some((text) => text.includes('city'))).toBe(false);
});

test('HS8 the joined city is closed once both its own edges are, and its tile counts once', () => {
  const game = scene(shared, { sets });
  game.draw('base/E').place(0, -1, 180).pass();
  game.draw('base/E').place(-1, 0, 90).pass();
  expect(game.awards).toEqual([]);
  game.draw('base/E').place(1, 0, 270).pass();
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 8, cause: 'city', because: { tiles: 4 } },
    { seat: 'blue', points: 8, cause: 'city', because: { tiles: 4 } },
  ]);
});

test('HS8 while nothing is laid against the shared edge neither city is closed', () => {
  const game = scene(shared, { sets });
  game.draw('base/E').place(-1, 0, 90).pass();
  game.draw('base/E').place(1, 0, 270).pass();
  expect(features(game, 'city')).toHaveLength(2);
  expect(game.finish().awards).toMatchObject([
    { points: 2, cause: 'city.unfinished' },
    { points: 2, cause: 'city.unfinished' },
  ]);
});

test('HS8 two shared edges face to face join all four cities', () => {
  const game = scene(shared, { sets });
  game.draw(SHARED).place(0, -1, 180);
  expect(features(game, 'city')).toEqual(['0,-1 city:E + 0,-1 city:W + 0,0 city:E + 0,0 city:W']);
  game.pass();
  game.draw('base/E').place(-1, 0, 90).pass();
  game.draw('base/E').place(1, 0, 270).pass();
  game.draw('base/E').place(-1, -1, 90).pass();
  expect(game.awards).toEqual([]);
  game.draw('base/E').place(1, -1, 270).pass();
  expect(game.scores).toEqual({ red: 12, blue: 12 });
});

test('HS8 a city may come back to the shared edge from one of the two cities', () => {
  const game = scene(
    `
    ....#
    ...##
    ...##
    .####
    #####
    ##### ##.##
    .#### ##.##
    ...#R ##v##
    ...## ##.##
    ....# #...#
    R: red follower
    `,
    { sets },
  );
  expect(features(game, 'city')).toHaveLength(2);
  game.draw('base/N').place(1, 0, 180);
  expect(features(game, 'city')).toHaveLength(1);
  game.pass();
  expect(game.awards).toEqual([]);
  game.draw('base/E').place(2, 1, 270).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 10, because: { tiles: 5 } }]);
});

test('HS8 a field edge between two fields joins with what faces each half', () => {
  const game = scene(
    `
    ....#
    ..v##
    #####
    ...##
    ....#
    `,
    { sets },
  );
  expect(features(game, 'field')).toEqual(['0,0 field:NL,NR,WR', '0,0 field:SL,SR,WL']);
  game.draw('base/B').place(-1, 0);
  expect(features(game, 'field')).toEqual([
    '-1,0 field:NL,NR,EL,ER,SL,SR,WL,WR + 0,0 field:NL,NR,WR + 0,0 field:SL,SR,WL',
  ]);
});

test('HS8 two points face to face join neither the cities nor the upper field with the lower one', () => {
  const game = scene(
    `
    ....#
    ..v##
    #####
    ...##
    ....#
    `,
    { sets },
  );
  game.draw(SPIKE).place(-1, 0, 180);
  expect(features(game, 'city')).toEqual(['-1,0 city:W', '0,0 city:E']);
  expect(features(game, 'field')).toEqual([
    '-1,0 field:ER,SL,SR + 0,0 field:SL,SR,WL',
    '-1,0 field:NL,NR,EL + 0,0 field:NL,NR,WR',
  ]);
});

test('HS8 the point of a city is no city edge and no road edge', () => {
  const game = scene('#####\n#####\n##P##\n#####\n#####', { sets });
  game.draw(SPIKE);
  expect(
    game
      .answers()
      .map((text) => text.replace(`place ${SPIKE} `, ''))
      .sort(),
  ).toEqual(['-1,0 0', '0,-1 90', '0,1 270', '1,0 180']);
});

test('HS8 walls that meet in the middle part the fields; houses part the road', () => {
  const split = scene('', { sets }).draw('hills-sheep/vineyard-two-cities-split-fields').place(0, -1, 90);
  expect(features(split, 'city')).toEqual(['0,-1 city:N', '0,-1 city:S + 0,0 city:N']);
  expect(features(split, 'field').filter((name) => name.startsWith('0,-1'))).toHaveLength(2);
  const houses = scene('', { sets }).draw('hills-sheep/hill-two-roads-straight').place(1, 0, 90);
  expect(features(houses, 'road')).toEqual(['0,0 road:E,W + 1,0 road:W', '1,0 road:E']);
});
