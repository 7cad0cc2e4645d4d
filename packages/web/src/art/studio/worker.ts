import type { TileSpec } from '@bastide/rules';
import { newPen } from '../paint/pen.ts';
import type { LandWanted } from './land.ts';
import { LandComposer } from './land-composer.ts';
import { isFace, type Order } from './order.ts';
import { bitmapNow, painted } from './painted.ts';
import type { Answered, Told } from './studio-worker.ts';

/** The tiles it has been told of: what has been worked out about one is found by the tile itself. */
const specs = new Map<number, TileSpec>();
let last = Promise.resolve();

const composer = new LandComposer({
  paint: bitmapNow,
  pause: breathe,
  show: (land) => tell({ land }, [land.bitmap]),
  done: (number) => tell({ done: number }),
});

// What a worker paints first waits for the page, which has no time when a table is opened: so it comes before.
newPen(1).fillRect(0, 0, 1, 1);

/** What is asked meanwhile comes first. Timers would wait for some milliseconds before every face. */
function breathe(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}

self.onmessage = ({ data }: MessageEvent<Told>) => {
  for (const [number, spec] of data.specs) specs.set(number, spec);
  if ('land' in data) void want(data.land, data.numbers);
  else last = last.then(() => answer(data.order, data.number));
};

async function want(land: LandWanted, numbers: readonly number[]): Promise<void> {
  try {
    await composer.want({
      ...land,
      tiles: land.tiles.map((tile, i) => ({ ...tile, spec: specs.get(numbers[i]) ?? tile.spec })),
    });
  } catch (error) {
    fail(error);
  }
}

async function answer(order: Order, number: number): Promise<void> {
  try {
    const { thing } = order;
    const known = isFace(thing)
      ? { ...order, thing: { ...thing, spec: specs.get(number) ?? thing.spec } }
      : order;
    const picture = await painted(known);
    tell({ picture }, picture instanceof Blob ? [] : [picture]);
  } catch (error) {
    fail(error);
  }
}

/** The page tries it itself, and tells what is wrong. */
function fail(error: unknown): void {
  console.error(error);
  tell({ fault: true });
}

function tell(answered: Answered, given: Transferable[] = []): void {
  self.postMessage(answered, { transfer: given });
}
