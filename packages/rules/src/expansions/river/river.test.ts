import { expect, test } from 'vitest';
import { answersOf, moveText } from '../../game/answer.ts';
import { laidTiles } from '../../game/record/history.ts';
import { unseenTiles } from '../../game/record/record.ts';
import { scene } from '../../testing/scene.ts';
import { riverTiles } from './tiles.ts';
import { riverBb5Tiles } from './tiles-bb5.ts';

const sets = ['base', 'river'];
const free = { sets, options: { river: 'free' } };

test.each([
  ['2017', riverTiles],
  ['2014', riverBb5Tiles],
])('RV the river of %s has 12 tiles, a source and a lake among them', (_, tiles) => {
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect(tiles.filter(({ name }) => name === 'source' || name === 'lake')).toHaveLength(2);
});

test('RV1 the source replaces the start tile, which stays in the box', () => {
  const { game } = scene('', { sets });
  expect(laidTiles(game)).toEqual([{ tile: 'river/source', x: 0, y: 0, rot: 0 }]);
  expect(unseenTiles(game)).not.toContain('base/D-start');
  expect(game.piles.remaining).toBe(11 + 71);
});

test('RV1 riverStartTile: bag puts the start tile among the others', () => {
  const { game } = scene('', { sets, options: { riverStartTile: 'bag' } });
  expect(unseenTiles(game)).toContain('base/D-start');
  expect(game.piles.remaining).toBe(11 + 72);
});

test('RV1 ten river tiles come first, then the lake, then all others', () => {
  const game = scene('', { sets });
  expect(game.answers()).toHaveLength(10);
  expect(game.answers()).not.toContain('draw river/lake');
  game.leave('river/straight-a', 'river/lake', 'base/U');
  expect(game.answers()).toEqual(['draw river/straight-a']);
  game.draw('river/straight-a').place(0, 1).pass();
  expect(game.answers()).toEqual(['draw river/lake']);
  game.draw('river/lake').place(0, 2).pass();
  expect(game.answers()).toEqual(['draw base/U']);
});

test('RV2 a river tile must continue the river', () => {
  const game = scene('', { sets });
  game.draw('river/city-city');
  // Its four sides fit elsewhere beside the source too, but the river would not go on.
  expect(game.answers()).toEqual(['place river/city-city 0,1 90']);
});

test('RV2 strict: the river must not bend twice running in the same sense', () => {
  const game = scene('', { sets });
  game.draw('river/curve').place(0, 1).pass();
  game.draw('river/city-curve');
  // It flows west now: south is a bend to the left, north would be a second one to the right.
  expect(game.answers()).toEqual(['place river/city-curve -1,1 270']);
});

test('RV2 strict: straight tiles between two bends do not matter', () => {
  const game = scene('', { sets });
  game.draw('river/curve').place(0, 1).pass();
  game.draw('river/straight-a').place(-1, 1, 90).pass();
  game.draw('river/straight-b').place(-2, 1, 90).pass();
  game.draw('river/city-curve');
  expect(game.answers()).toEqual(['place river/city-curve -3,1 270']);
});

test('RV2 free: the river may bend twice running in the same sense', () => {
  const game = scene('', free);
  game.draw('river/curve').place(0, 1).pass();
  game.draw('river/straight-a').place(-1, 1, 90).pass();
  game.draw('river/city-curve');
  expect(game.answers().sort()).toEqual([
    'place river/city-curve -2,1 180',
    'place river/city-curve -2,1 270',
  ]);
});

test('RV2 free: a river tile leaves room around the cell the river flows into', () => {
  const game = scene('', free);
  game.draw('river/curve').place(0, 1).pass();
  game.draw('river/city-curve');
  // To the north the river would run beside the source.
  expect(game.answers()).toEqual(['place river/city-curve -1,1 270']);
});

test.each([
  ['left of the next cell', -1, 2],
  ['right of the next cell', 1, 2],
  ['beyond the next cell', 0, 3],
  ['left beyond the next cell', -1, 3],
  ['right beyond the next cell', 1, 3],
])('RV2 free: no tile may lie %s', (_, x, y) => {
  const { game } = scene('', free).draw('river/straight-a');
  const { board, tiles } = game;
  const legal = () => answersOf(game).map(({ move }) => moveText(move));
  expect(legal()).toEqual(['place river/straight-a 0,1 0']);
  board.place(tiles.indexOf('base/B'), 0, board.land.cellAt(x, y), x, y);
  expect(legal()).toEqual([]);
});

test('RV3 followers go onto what the tile shows, never onto the river', () => {
  const game = scene('', { sets });
  game.draw('river/city-road').place(0, 1, 90);
  const segments = game.answers().map((option) => option.split(' ').at(-1)?.split(':')[0]);
  expect(new Set(segments)).toEqual(new Set(['city', 'road', 'field', 'pass']));
});

test('RV3 a river bounds fields like a road', () => {
  const game = scene(
    `
    ..~..
    ..~..
    ..~.R
    ..~..
    ..~..
    R: red follower
    `,
    { sets: ['base', 'river'] },
  );
  game.draw('river/straight-b').place(0, 1);
  expect(game.answers()).toEqual(['deploy follower 0,1 field:NL,SR,WL,WR', 'pass']);
});

test('RV3 a bridge carries one road over the river', () => {
  const game = scene(
    `
          .....
          .....
          ..o..
          ..~..
          ..~..
    .....       .....
    .....       .....
    --o-R       --o--
    ..|..       ..|..
    ..|..       ..|..
    R: red follower
    `,
    { sets: ['base', 'river'] },
  );
  game.draw('river/road-bridge').place(1, 1).pass();
  expect(game.scores).toEqual({ red: 3 });
});

test('RV4 without Hills & Sheep the sheep and vineyards of 2014 are scenery', () => {
  const { game } = scene('', { sets: ['base', 'river-bb5'] });
  for (const { spec } of game.tiles.types) {
    expect([spec.marks, ...spec.segments.map(({ marks }) => marks)].flatMap(Object.keys)).not.toContain(
      'sheep',
    );
    expect(Object.keys(spec.marks)).toEqual([]);
  }
});

test('RV5 a second part during the river takes the next river tile', () => {
  const game = scene(
    `
    .....
    .....
    ..o..
    ..~..
    ..~..
          ..... .....
          ..... .....
          ---R- ---Q-
          ..... .....
          ..... .....
    R: red follower, Q: red builder
    `,
    { sets: ['base', 'river', 'traders-builders'] },
  );
  game.draw('river/road-bridge').place(0, 1).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
  expect(game.answers().every((option) => option.startsWith('draw river/'))).toBe(true);
});

test('RV5 under free a river tile that fits nowhere goes to the box, and the same player draws again', () => {
  const game = scene(
    `
          .....
          .....
          ..o..
          ..~..
          ..~..
    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....
          .....
          .....
          ..M..
          .....
          .....
    `,
    { sets: ['base', 'river'], options: { river: 'free' } },
  );
  game.draw('river/curve').draw('river/straight-a');
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
  game.leave('river/lake', 'base/U').draw('river/lake');
  expect(game.answers()).toEqual(['place river/lake 1,1 0']);
});

test('RV5 under free the lake goes to the box too', () => {
  const game = scene(
    `
          .....
          .....
          ..o..
          ..~..
          ..~..
    .....       .....
    .....       .....
    --o--       ..M..
    ..|..       .....
    ..|..       .....
          .....
          .....
          ..M..
          .....
          .....
    `,
    { sets: ['base', 'river'], options: { river: 'free' } },
  );
  game.leave('river/lake', 'base/U').draw('river/lake');
  expect(game.answers()).toEqual(['draw base/U']);
});
