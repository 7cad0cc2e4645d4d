import { expect, test } from 'vitest';
import { segmentName } from '../game/notation.ts';
import { laidTiles } from '../game/record/history.ts';
import { unseenTiles } from '../game/record/record.ts';
import { scene } from './scene.ts';

test('a drawing shows tiles, turned as they lie, from its north-west corner', () => {
  const { game } = scene(`
    .....       .....
    .....       .....
    ..M..       --o--
    .....       ..|..
    .....       ..|..
    ..... ..... ..|..
    ..... ..... ..|..
    ..... ..+-- --+..
    .###. ..|.. .....
    ##### ..|.. .....
  `);
  expect(laidTiles(game)).toEqual([
    { tile: 'base/B', x: 0, y: 0, rot: 0 },
    { tile: 'base/W', x: 2, y: 0, rot: 0 },
    { tile: 'base/E', x: 0, y: 1, rot: 180 },
    { tile: 'base/V', x: 1, y: 1, rot: 270 },
    { tile: 'base/V', x: 2, y: 1, rot: 90 },
  ]);
});

test('a letter of the legend is a figure on the segment it covers', () => {
  const { game } = scene(`
    #####
    .#R#.
    -----
    .B...
    .....
    R: red follower, B: blue follower
  `);
  const standing = [0, game.figures.perSeat].map((figure) =>
    segmentName(game.board, game.figures.place[figure]),
  );
  expect(standing).toEqual(['city:N', 'field:ER,SL,SR,WL']);
});

test('drawn tiles are taken from the box', () => {
  const drawn = `
    ..|..
    ..|..
    ..|..
    ..|..
    ..|..
  `;
  const count = (tiles: string[]) => tiles.filter((tile) => tile.startsWith('base/U')).length;
  expect([count(unseenTiles(scene().game)), count(unseenTiles(scene(drawn).game))]).toEqual([8, 7]);
});

test('without a drawing the game begins as usual', () => {
  expect(laidTiles(scene().game)).toEqual([{ tile: 'base/D-start', x: 0, y: 0, rot: 0 }]);
});

test('a drawing of a tile that does not exist is refused', () => {
  const drawn = `
    ..|..
    ..|..
    ..|--
    ..|..
    ..|..
  `;
  expect(() => scene(drawn)).toThrow('no tile looks like');
});

test('a drawing whose edges do not agree is refused', () => {
  const drawn = `
    ..|.. .....
    ..|.. .....
    ..|.. -----
    ..|.. .....
    ..|.. .....
  `;
  expect(() => scene(drawn)).toThrow('the tile at 1,0 does not fit');
});

test('more tiles than there are in the box are refused', () => {
  const drawn = `
    ##### #####
    ##### #####
    ##P## ##P##
    ##### #####
    ##### #####
  `;
  expect(() => scene(drawn)).toThrow('more base/C drawn than there are');
});

test('an illegal move is refused with what could be done', () => {
  const game = scene().draw('base/U');
  expect(() => game.place(0, 0)).toThrow('illegal-move');
  expect(() => game.pass()).toThrow('place base/U 1,0 90');
});

test('leaving tiles changes what can be drawn, and nothing left ends the game', () => {
  const game = scene().leave('base/U', 'base/V');
  expect(game.answers()).toEqual(['draw base/U', 'draw base/V']);
  expect(game.finish().game.over).toBe(true);
});
