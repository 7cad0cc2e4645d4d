import { expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';
import { viewOf } from '../../view/view-of.ts';

/** What sending a piece there brings: `+3 red`. */
function brought({ game }: Scene, figure: string, x: number, y: number, on: string): string {
  const answer = viewOf(game).question.answers.find(
    ({ target }) => target.figure === figure && target.x === x && target.y === y && target.on === on,
  );
  if (answer?.brings === undefined) throw new Error(`${figure} at ${x},${y} ${on} brings nothing`);
  const { change = 0, points = [] } = answer.brings;
  return [change, ...points.map((one) => `${one.seat}:${one.points}`)].join(' ');
}

/** A city of red’s with 3 tiles and 2 pennants, and a road of nobody’s. */
function called(): Scene {
  const game = scene(
    `
    ....# #...# #...#
    ...## ##R## #####
    ...## ##P## ##P##
    ...## ##### #####
    ....# #...# #...#
    R: red follower`,
    { sets: ['base', 'mage-witch'] },
  );
  return game.draw('mage-witch/two-opposite-cities').place(0, -1);
}

test('MW4 the mage adds 1 a tile to what those get who have the feature', () => {
  expect(brought(called(), 'mage', 1, 0, 'city:E,W')).toBe('3 0:3');
});

test('MW4 the witch takes half, rounded down, for what is left is rounded up', () => {
  // 3 tiles and 2 pennants pay 10.
  expect(brought(called(), 'witch', 1, 0, 'city:E,W')).toBe('-5 0:-5');
});
