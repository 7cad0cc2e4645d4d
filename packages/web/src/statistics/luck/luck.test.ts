import type { GameDraw } from '@bastide/bots';
import { expect, test } from 'vitest';
import { nearWorkers } from '../../engine/near-worker.ts';
import { smallGame } from '../figures/known-games.ts';
import { extremesOf, luckOverTime, luckSums } from './luck-figures.ts';
import { drawsIn, measureLuck } from './measure.ts';

const draw = (index: number, seat: number, luck: number): GameDraw => ({
  index,
  tile: index + 1,
  luck: { seat, tile: 'base/U', value: 5 + luck, mean: 5, luck, beats: 0.5 },
});
const draws = [
  draw(0, 0, 2),
  draw(1, 1, -1),
  { index: 2, tile: 3, luck: undefined },
  draw(2, 0, -3),
  draw(3, 1, 4),
];

test('luck adds up for each seat, tile by tile; a tile laid aside is none', () => {
  expect(luckOverTime(draws, 2, 0)).toEqual([
    [0, 0],
    [2, 0],
    [2, -1],
    [-1, -1],
    [-1, 3],
  ]);
  expect(luckSums(draws, 2)).toEqual([-1, 3]);
  expect(luckOverTime(draws, 2, 6).at(-1)).toEqual([-1, 3]);
  expect(extremesOf(draws)).toMatchObject({ best: { luck: 4 }, worst: { luck: -3 } });
});

function measuring() {
  const { made: workers, make } = nearWorkers<'luck'>();
  const shares: number[] = [];
  const run = measureLuck(smallGame(), (share) => shares.push(share), make);
  return { workers, shares, run };
}

test('workers share the draws; when all are done the draws come in order', async () => {
  const { workers, shares, run } = measuring();
  expect(drawsIn(smallGame())).toBe(4);
  expect(workers.map(({ asked }) => asked[0].part)).toEqual(workers.map((_, part) => part));
  workers.at(-1)?.tell({ answer: { draw: draw(3, 1, 4) } });
  workers[0].tell({ answer: { draw: draw(0, 0, 2) } });
  for (const worker of workers) worker.tell({ answer: { end: 'done' } });
  expect((await run.result)?.map(({ index }) => index)).toEqual([0, 3]);
  expect(shares).toEqual([0.25, 0.5]);
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});

test('called off or failed, every worker ends and there is no result', async () => {
  const called = measuring();
  called.run.cancel();
  expect(await called.run.result).toBeUndefined();
  expect(called.workers.every(({ isOver }) => isOver)).toBe(true);
  const failed = measuring();
  failed.workers[0].tell({ fault: 'no idea' });
  expect(await failed.run.result).toBeUndefined();
  expect(failed.workers.every(({ isOver }) => isOver)).toBe(true);
});
