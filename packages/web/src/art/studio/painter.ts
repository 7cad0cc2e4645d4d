import { canPaint } from '../paint/pen.ts';
import { isFace, numberOf, type Order } from './order.ts';
import type { Picture } from './shelf.ts';

/** What the worker is asked: an order, and the number by which it knows the tile again. */
export interface PaintRequest {
  readonly order: Order;
  readonly tile: number;
}

/** What it answers, in the order in which it was asked; nothing at all where it can't paint. */
export type Answered = ImageBitmap | Blob | undefined;

/** Paints one order after the other, somewhere where nobody waits for it. */
export interface Painter {
  /** Undefined if it can't paint at all. */
  paint(order: Order): Promise<Picture | undefined>;
}

/** Paints in a worker; where that can't be, in the pauses of the page. */
export class WorkerPainter implements Painter {
  readonly #waiting: ((answered: Answered) => void)[] = [];
  #worker: Worker | undefined;

  constructor(make: () => Worker = newWorker) {
    try {
      this.#worker = make();
    } catch {
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#waiting.shift()?.(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#lose();
    };
  }

  async paint(order: Order): Promise<Picture | undefined> {
    const answered = await this.#ask(order);
    if (answered !== undefined) return pictureOf(answered);
    // It won't do better next time.
    this.#lose();
    return paintHere(order);
  }

  #ask(order: Order): Promise<Answered> {
    const worker = this.#worker;
    if (worker === undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      worker.postMessage({
        order,
        tile: isFace(order.thing) ? numberOf(order.thing.spec) : -1,
      } satisfies PaintRequest);
    });
  }

  #lose(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.splice(0)) answer(undefined);
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

async function paintHere(order: Order): Promise<Picture | undefined> {
  if (!canPaint()) return undefined;
  const { painted } = await import('./painted.ts');
  await pause();
  return pictureOf(await painted(order));
}

const pictureOf = (answered: ImageBitmap | Blob): Picture =>
  answered instanceof Blob ? URL.createObjectURL(answered) : answered;

/** Until the page has nothing else to do. */
function pause(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 30);
    else requestIdleCallback(resolve, { timeout: 500 });
  });
}
