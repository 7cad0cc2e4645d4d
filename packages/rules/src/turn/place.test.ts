import { expect, test } from 'vitest';
import { answersOf } from '../game/answer.ts';
import { scene } from '../testing/scene.ts';

test('G4 a tile must share an edge with a placed tile; a corner is not enough', () => {
  const { game } = scene(`
    .....
    .....
    ..M..
    .....
    .....
  `).draw('base/B');
  const cells = answersOf(game).map(({ target }) => `${target.x},${target.y}`);
  expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
});

test('G4 every shared edge must agree', () => {
  const game = scene(`
    .....
    .....
    --o--
    ..|..
    ..|..
    ..|.. ..|..
    ..|.. ..|..
    ..M.. ..|..
    ..... ..|..
    ..... ..|..
  `).draw('base/V');
  // A road comes from the west and one from the south: only a bend between them goes there.
  const there = game.answers().filter((option) => option.includes(' 1,0 '));
  expect(there).toEqual(['place base/V 1,0 0']);
});

test('G4 segments join across edges, not over a corner', () => {
  const game = scene(`
    .....
    ..R..
    ..M..
    .....
    .....
          .....
          .....
          ..M..
          .....
          .....
    R: red follower
  `);
  game.draw('base/B').place(2, 1);
  expect(game.answers()).toContain('deploy follower 2,1 field:NL,NR,EL,ER,SL,SR,WL,WR');
});

test('G4 a tile turned so that it looks the same is offered once and accepted either way', () => {
  const game = scene().draw('base/U');
  expect(game.answers().filter((option) => option.includes(' 1,0 '))).toEqual(['place base/U 1,0 90']);
  game.place(1, 0, 270);
  expect(game.asked).toBe('figure');
});
