import { expect, test } from 'vitest';
import { answersOf, moveText } from '../game/answer.ts';
import { laidTiles } from '../game/record/history.ts';
import { winnersOf } from '../game/winners.ts';
import { scene } from '../testing/scene.ts';

test('G2 at the start the start tile lies on the table, everyone has 7 followers and 0 points', () => {
  const game = scene('', { players: 3 });
  expect(laidTiles(game.game)).toEqual([{ tile: 'base/D-start', x: 0, y: 0, rot: 0 }]);
  expect([game.home('red'), game.home('blue'), game.home('green')]).toEqual([7, 7, 7]);
  expect(game.scores).toEqual({});
});

test('G2 the other 71 tiles are unseen: each is drawn as likely as it is often', () => {
  const { game } = scene();
  const weights = answersOf(game).map(({ weight = 0 }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(71);
  expect(answersOf(game).find(({ move }) => moveText(move) === 'draw base/U')?.weight).toBe(7);
});

test('G3 a turn is: draw and place a tile, one figure action or none, scoring, then the next player clockwise', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....
    `,
    { players: 3 },
  );
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
  game.draw('base/W');
  expect([game.asked, game.toMove]).toEqual(['place', 'red']);
  game.place(2, 0);
  expect([game.asked, game.toMove]).toEqual(['figure', 'red']);
  game.deploy('follower', 'road:W');
  expect(game.scores).toEqual({ red: 3 });
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  game.draw('base/B').place(1, -1).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'green']);
  game.draw('base/B').place(0, -1).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
});

test('G3 without scoring the order of play is told as events', () => {
  const game = scene().draw('base/U').place(1, 0, 90).deploy('follower', 'road:E');
  expect(game.events.map(({ event }) => event)).toEqual(['drawn', 'placed', 'deployed', 'turn']);
});

test('G5 a tile that fits nowhere goes to the box, shown to all, and the same player draws another', () => {
  const game = scene(`
    #####
    #####
    ##P##
    #####
    #####
  `);
  game.draw('base/U').draw('base/V');
  expect(game.events.filter(({ event }) => event === 'discarded')).toEqual([
    { event: 'discarded', seat: 0, tile: 'base/U' },
    { event: 'discarded', seat: 0, tile: 'base/V' },
  ]);
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
  expect(game.game.piles.unseen[game.game.tiles.indexOf('base/U')]).toBe(6);
});

test('G5 a tile that fits must be placed', () => {
  const game = scene().draw('base/U');
  expect(game.answers().every((option) => option.startsWith('place'))).toBe(true);
});

test('G6 the game ends when a tile must be drawn and none is left; the last part is finished in full', () => {
  const game = scene(`
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....
  `);
  game.leave('base/W').draw('base/W').place(2, 0);
  expect(game.game.over).toBe(false);
  game.deploy('follower', 'road:W');
  expect(game.game.over).toBe(true);
  expect(game.awards).toMatchObject([{ seat: 'red', points: 3, cause: 'road' }]);
});

test('G6 the game ends too when all that is left goes to the box', () => {
  const game = scene(`
    #####
    ##R##
    ##P##
    #####
    #####
    R: red follower
  `);
  game.leave('base/U', 'base/V').draw('base/U').draw('base/V');
  expect(game.game.over).toBe(true);
  expect(game.awards).toMatchObject([{ seat: 'red', points: 2, cause: 'city.unfinished' }]);
});

test('G6 most points wins, and a tie is shared', () => {
  const game = scene(`
    ..... .....       ..... .....
    ..... .....       ..... .....
    ---R- -----       ---E- -----
    ..... .....       ..... .....
    ..... .....       ..... .....
    R: red follower, E: green follower
  `);
  expect(winnersOf(game.finish().game)).toEqual([0, 2]);
});

test('G9 firstPlayer: a seat begins', () => {
  expect(scene('', { players: 4, options: { firstPlayer: 2 } }).turn).toBe('green');
});

test('G9 firstPlayer: random asks chance, every seat as likely', () => {
  const game = scene('', { players: 3, options: { firstPlayer: 'random' } });
  expect([game.asked, game.toMove]).toEqual(['first-player', 'chance']);
  expect(answersOf(game.game).map(({ weight }) => weight)).toEqual([1, 1, 1]);
  game.play({ by: 'chance', do: 'first', seat: 2 });
  expect(game.turn).toBe('green');
});
