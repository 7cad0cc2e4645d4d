import type { TileSpec } from '@bastide/rules';
import { canPaint } from '../paint/pen.ts';
import { AHEAD, type LandPicture, type LandWanted } from './land.ts';
import { isFace, numberOf, type Order } from './order.ts';
import type { Picture } from './shelf.ts';

/** What the worker is told: an order or a land, with the numbers of their tiles, and tiles it has not seen yet. */
export type Told = { readonly specs: readonly (readonly [number, TileSpec])[] } & (
  | { readonly order: Order; readonly number: number }
  | { readonly land: LandWanted; readonly numbers: readonly number[] }
);

/** What it answers: pictures in the order in which they were asked for, lands when they are there. */
export type Answered =
  | { readonly picture: ImageBitmap | Blob }
  | { readonly land: LandPicture }
  | { readonly done: number }
  | { readonly fault: true };

/** What paints, somewhere where nobody waits for it. */
export interface Painter {
  /** Undefined if it can't paint at all. */
  paint(order: Order): Promise<Picture | undefined>;
}

/** Paints in a worker; where that can't be, in the pauses of the page. */
export class StudioWorker implements Painter {
  /** Hears of pictures of the land, and when all in sight of the one with this number is shown. */
  onLand: (picture: LandPicture) => void = () => {};
  onLandDone: (number: number) => void = () => {};
  readonly #waiting: ((picture: ImageBitmap | Blob | undefined) => void)[] = [];
  readonly #sent = new Set<number>();
  #worker: Worker | undefined;
  #land: LandWanted | undefined;

  constructor(make: () => Worker = newWorker) {
    try {
      this.#worker = make();
    } catch {
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if ('land' in data) this.onLand(data.land);
      else if ('done' in data) this.onLandDone(data.done);
      else if ('picture' in data) this.#waiting.shift()?.(data.picture);
      else this.#lose();
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#lose();
    };
  }

  async paint(order: Order): Promise<Picture | undefined> {
    const picture = await this.#ask(order);
    if (picture !== undefined) return pictureOf(picture);
    if (!canPaint()) return undefined;
    const { painted } = await import('./compose-here.ts');
    await pause();
    return pictureOf(await painted(order));
  }

  /** Wants a picture of the land, and none that was wanted before. */
  wantLand(land: LandWanted): void {
    this.#land = land;
    const worker = this.#worker;
    if (worker === undefined) {
      void this.#wantHere(land);
      return;
    }
    const numbers = land.tiles.map(({ spec }) => numberOf(spec));
    const specs = this.#unsent(land.tiles.map(({ spec }) => spec));
    // The worker knows the tiles by their numbers.
    const tiles = land.tiles.map(({ x, y, rot, closed }) => ({ x, y, rot, closed, spec: NO_TILE }));
    worker.postMessage({ specs, land: { ...land, tiles }, numbers } satisfies Told);
  }

  #ask(order: Order): Promise<ImageBitmap | Blob | undefined> {
    const worker = this.#worker;
    if (worker === undefined) return Promise.resolve(undefined);
    const { thing } = order;
    const [number, specs] = isFace(thing) ? [numberOf(thing.spec), this.#unsent([thing.spec])] : [-1, []];
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      worker.postMessage({ specs, order, number } satisfies Told);
    });
  }

  #unsent(specs: readonly TileSpec[]): [number, TileSpec][] {
    return specs.flatMap((spec): [number, TileSpec][] => {
      const number = numberOf(spec);
      if (this.#sent.has(number)) return [];
      this.#sent.add(number);
      return [[number, spec]];
    });
  }

  async #wantHere(land: LandWanted): Promise<void> {
    // Where the page itself paints, it gains nothing by beginning early.
    if (!canPaint() || land.number === AHEAD) return;
    const { composeHere } = await import('./compose-here.ts');
    composeHere(
      land,
      pause,
      (picture) => this.onLand(picture),
      (number) => this.onLandDone(number),
    );
  }

  #lose(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.splice(0)) answer(undefined);
    if (this.#land !== undefined) this.wantLand(this.#land);
  }
}

const NO_TILE: TileSpec = { name: '', count: 0, segments: [], marks: {} };

function newWorker(): Worker {
  if (!canPaint()) throw new Error('this browser has no canvas');
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

const pictureOf = (picture: ImageBitmap | Blob): Picture =>
  picture instanceof Blob ? URL.createObjectURL(picture) : picture;

/** Until the page has nothing else to do. */
function pause(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 30);
    else requestIdleCallback(resolve, { timeout: 500 });
  });
}
