import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { type Order, orderOf } from './order.ts';
import { type Picture, Shelf } from './shelf.ts';
import { Studio } from './studio.ts';
import type { Painter } from './studio-worker.ts';

const specs = allTiles().map(({ spec }) => spec);
const order = (tile: number, pixels = 48, rot = 0): Order =>
  orderOf({ spec: specs[tile], rot, closed: [] }, pixels, 'day', 'file');

/** Paints when it is told to, and notes what it was asked. */
class SlowPainter implements Painter {
  readonly asked: string[] = [];
  readonly #waiting: ((picture: Picture | undefined) => void)[] = [];

  paint({ key }: Order): Promise<Picture | undefined> {
    this.asked.push(key);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async finish(times: number, picture: Picture | 'nothing' = 'blob:picture'): Promise<void> {
    for (let i = 0; i < times; i++) {
      this.#waiting.shift()?.(picture === 'nothing' ? undefined : picture);
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

function studioWith(painter: Painter, room?: number): Studio {
  return new Studio(() => painter, new Shelf(room));
}

const idle = { onPainted() {} };

test('what is held in hand is painted before all else, though it was wished for later', async () => {
  const painter = new SlowPainter();
  const studio = studioWith(painter);
  studio.wish({ orders: [order(0), order(1), order(2)], urgency: 'pile', ...idle });
  studio.wish({ orders: [order(7)], urgency: 'picture', ...idle });
  studio.wish({ orders: [order(8)], urgency: 'hand', ...idle });
  studio.wish({ orders: [order(9)], urgency: 'held', ...idle });
  await painter.finish(4);
  expect(painter.asked).toEqual([0, 1, 9, 8, 7, 2].map((tile) => order(tile).key));
});

test('what nobody wants any more is not painted', async () => {
  const painter = new SlowPainter();
  const studio = studioWith(painter);
  const forget = studio.wish({ orders: [order(0), order(1), order(2)], urgency: 'picture', ...idle });
  forget();
  await painter.finish(2);
  expect(painter.asked).toHaveLength(2);
});

test('the same picture is painted once for all who want it', async () => {
  const painter = new SlowPainter();
  const studio = studioWith(painter);
  let told = 0;
  const wish = { orders: [order(0)], urgency: 'picture', onPainted: () => told++ } as const;
  studio.wish(wish);
  studio.wish(wish);
  await painter.finish(1);
  expect(painter.asked).toHaveLength(1);
  expect(told).toBe(2);
});

test('until a size is painted, the nearest one of the same tile and turn stands in for it', async () => {
  const painter = new SlowPainter();
  const studio = studioWith(painter);
  studio.wish({ orders: [order(0, 48), order(0, 200), order(0, 90, 90)], urgency: 'picture', ...idle });
  await painter.finish(1, 'blob:48');
  await painter.finish(1, 'blob:200');
  await painter.finish(1, 'blob:turned');
  expect(studio.nearest(order(0, 180))).toBe('blob:200');
  expect(studio.nearest(order(0, 50))).toBe('blob:48');
  expect(studio.nearest(order(1, 50))).toBeUndefined();
});

test('pictures nobody wants give way, the longest unused first; those that are wanted stay', async () => {
  const painter = new SlowPainter();
  const size = (48 * 48) / 2;
  const studio = studioWith(painter, 3 * size);
  studio.wish({ orders: [order(0)], urgency: 'picture', ...idle });
  await painter.finish(1);
  for (const tile of [1, 2, 3]) {
    const forget = studio.wish({ orders: [order(tile)], urgency: 'picture', ...idle });
    await painter.finish(1);
    forget();
  }
  expect([0, 1, 2, 3].map((tile) => studio.has(order(tile)))).toEqual([true, false, true, true]);
});

test('where nothing can be painted, who waits for pictures is told', async () => {
  const painter = new SlowPainter();
  const studio = studioWith(painter);
  const waiting = studio.all([order(0)]);
  await painter.finish(1, 'nothing');
  await expect(waiting).rejects.toThrow('no canvas');
});
