import { type Game, moveText, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { Choices } from './choices.ts';

/** The first question after a tile was drawn: where to place it beside the start tile. */
function withTile(tile: string): Game {
  const made = newGame({ sets: ['base'], players: 2, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  made.ok.play(made.ok.tiles.indexOf(tile));
  return made.ok;
}

test('placements are numbered by cell as one reads, then by turn', () => {
  const { all, groups } = new Choices(withTile('base/D'));
  expect(all.map(({ move }) => moveText(move))).toEqual([
    'place base/D 0,-1 180',
    'place base/D -1,0 0',
    'place base/D -1,0 180',
    'place base/D 1,0 0',
    'place base/D 1,0 180',
    'place base/D 0,1 180',
  ]);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(groups.map(({ x, y, choices }) => [x, y, choices.length])).toEqual([
    [0, -1, 1],
    [-1, 0, 2],
    [1, 0, 2],
    [0, 1, 1],
  ]);
});

test.each([
  ['2', 2],
  ['-1,0 180', 3],
  ['-1, 0 180°', 3],
  ['-1 0 180', 3],
  ['0,1', 6],
  ['place base/D 1,0 0', 4],
  ['PLACE  BASE/D 1,0  0', 4],
  ['0', undefined],
  ['7', undefined],
  ['5,5 0', undefined],
  ['1,0 90', undefined],
  ['', undefined],
  ['deploy', undefined],
])('“%s” is choice %s', (line, number) => {
  expect(new Choices(withTile('base/D')).read(line)).toEqual(
    number === undefined ? undefined : expect.objectContaining({ number }),
  );
});

test('a cell alone is not enough where the tile can be turned', () => {
  expect(new Choices(withTile('base/D')).read('1,0')).toMatchObject({ x: 1, y: 0 });
});

test('a turn that looks the same is understood', () => {
  const choices = new Choices(withTile('base/U'));
  expect(choices.read('1,0 90')).toMatchObject({ target: { x: 1, y: 0, rot: 90 } });
  expect(choices.read('1,0 270')).toMatchObject({ target: { x: 1, y: 0, rot: 90 } });
});
