import { Evaluation } from '@bastide/bots/testing';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { expansion } from '../rules/index.ts';
import { valuer } from './index.ts';

const road = `
  .....
  .....
  --R--
  .....
  .....
  R: red follower`;

/** What followers at home, or on their way there, are worth to red and to blue. */
function followersOf(...tiles: readonly string[]): number[] {
  const { game } = scene(road, { sets: ['base', 'festival'], with: [expansion] }).leave(...tiles);
  const evaluation = new Evaluation(game, [valuer]);
  evaluation.start(game);
  evaluation.look(game);
  return [0, 1].map((seat) => evaluation.termsOf(seat).followers);
}

test('FS2 a follower on the land is worth more while a festival may call it home, one at home is not', () => {
  const [red, blue] = followersOf('base/A', 'festival/monastery');
  const [without, same] = followersOf('base/A', 'base/B');
  expect(red).toBeGreaterThan(without);
  // What others may have back is told to those who have learned, and hardly matters.
  expect(blue).toBeCloseTo(same, 1);
});
