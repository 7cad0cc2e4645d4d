import type { TileSpec } from '@bastide/rules';
import { painted } from './painted.ts';
import type { Answered, Told } from './painter.ts';

/** The tiles it has seen: what has been worked out about one is found by the tile itself. */
const tiles = new Map<number, TileSpec>();
let last = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Told>) => {
  last = last.then(() => answer(data));
};

async function answer({ order, tile }: Told): Promise<void> {
  const spec = tiles.get(tile) ?? order.face.spec;
  tiles.set(tile, spec);
  try {
    tell(await painted({ ...order, face: { ...order.face, spec } }));
  } catch (error) {
    // The page tries it itself, and tells what is wrong.
    console.error(error);
    tell(undefined);
  }
}

function tell(answered: Answered): void {
  const given = typeof ImageBitmap !== 'undefined' && answered instanceof ImageBitmap ? [answered] : [];
  self.postMessage(answered, { transfer: given });
}
