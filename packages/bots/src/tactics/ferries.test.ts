import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

/** A road with an inn, open in the east: closed it pays 6 with the lake, at the end nothing. */
const inn = (colour: string) => `
  ..... .....
  ..... ...i.
  --o-- --R--
  ..|.. .....
  ..|.. .....
  R: ${colour} follower`;

function lake(owner: string, turn: 'red' | 'blue'): Scene {
  const game = scene(inn(owner), { sets: ['base', 'ferries', 'inns-cathedrals'], players: 2, turn });
  game.leave('ferries/tee', 'base/U', 'base/B', 'base/B');
  return game.draw('ferries/tee').place(2, 0).pass();
}

test.each(['knight', 'baron'] as const)('a %s puts the ferry so that the lake closes its road', (level) => {
  expect(answerOf(lake('red', 'red'), level)).toContain('E-S');
});

test('it puts the ferry so that the road of an opponent goes on', () => {
  expect(answerOf(lake('blue', 'red'))).toMatch(/E-W|S-W/);
});

/** Blue has put the ferry on the road; red has placed a tile east of the lake. */
function met(owner: string): Scene {
  const game = lake(owner, 'blue').play({ by: 1, do: 'ferry', x: 2, y: 0, between: ['W', 'E'] });
  return game.draw('base/U').place(3, 0, 90).pass();
}

test.each(['knight', 'baron'] as const)('a %s turns the ferry away to close its road', (level) => {
  const game = met('red');
  expect(game.asked).toBe('ferries/turn');
  expect(answerOf(game, level)).toContain('E-S');
  expect(game.scores).toEqual({ red: 6 });
});

test('it does not close the road of an opponent', () => {
  const game = met('blue');
  expect(answerOf(game)).not.toContain('E-S');
  expect(game.scores).toEqual({});
});

test.each(['knight', 'baron'] as const)(
  'at the end a %s ferries its follower to the long road of an opponent',
  (level) => {
    const road = `
    ..... ..... ..... ..... .....
    ..... ..... ..... ..... .....
    --o-- --B-- ----- ----- -----
    ..|.. ..... ..... ..... .....
    ..|.. ..... ..... ..... .....
    B: blue follower`;
    const game = scene(road, { sets: ['base', 'ferries'] }).leave('ferries/tee', 'base/B');
    const moves = turnOf(game.draw('ferries/tee').place(5, 0), level);
    expect(moves[0]).toMatch(/^deploy follower 5,0 road:(E|S)/);
    expect(moves[1]).toMatch(moves[0].endsWith('E') ? /E-W/ : /S-W/);
  },
);
