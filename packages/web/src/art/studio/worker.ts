import type { TileSpec } from '@bastide/rules';
import { isFace, type Order } from './order.ts';
import { painted } from './painted.ts';
import type { Answered, PaintRequest } from './painter.ts';

/** The tiles it has seen: what has been worked out about one is found by the tile itself. */
const tiles = new Map<number, TileSpec>();
let last = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<PaintRequest>) => {
  last = last.then(() => answer(data));
};

async function answer(request: PaintRequest): Promise<void> {
  try {
    tell(await painted(recognised(request)));
  } catch (error) {
    // The page tries it itself, and tells what is wrong.
    console.error(error);
    tell(undefined);
  }
}

function recognised({ order, tile }: PaintRequest): Order {
  const { thing } = order;
  if (!isFace(thing)) return order;
  const spec = tiles.get(tile) ?? thing.spec;
  tiles.set(tile, spec);
  return { ...order, thing: { ...thing, spec } };
}

function tell(answered: Answered): void {
  const given = typeof ImageBitmap !== 'undefined' && answered instanceof ImageBitmap ? [answered] : [];
  self.postMessage(answered, { transfer: given });
}
