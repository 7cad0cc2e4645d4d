import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';

test('GM2 a hill that decides a tie decides it for the ingots too', () => {
  const game = scene(
    `
    .....             .....
    ..^..             .....
    --oR-             -Qo--
    .....             ..|..
    .....             ..|..
    R: red follower, Q: blue follower`,
    { sets: ['base', 'gold-mines', 'hills-sheep'], turn: 'blue' },
  );
  game.draw('gold-mines/bridge').place(1, 0).play({ by: 1, do: 'gold', x: 0, y: 0 }).pass();
  game.draw('base/B').place(0, -1).pass();
  game.draw('base/U').place(2, 0, 90).pass();
  expect(game.scores).toEqual({ red: 4 });
  expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 2 }, {}]);
});
