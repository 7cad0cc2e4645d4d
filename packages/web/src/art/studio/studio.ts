import type { Order } from './order.ts';
import { type Picture, Shelf } from './shelf.ts';
import { type Painter, StudioWorker } from './studio-worker.ts';

/** What is wanted first: the tile in hand as it is held, then as it may come to lie, then pictures beside words, then tiles not drawn yet. */
export type Urgency = 'held' | 'hand' | 'picture' | 'pile';
const URGENCIES: readonly Urgency[] = ['held', 'hand', 'picture', 'pile'];

/** So many orders are with the painter at once: it never waits, and what is asked later need not wait long. */
const AT_ONCE = 2;

export interface Wish {
  readonly orders: readonly Order[];
  readonly urgency: Urgency;
  /** One of the orders is there. */
  onPainted(key: string): void;
}

/** A wish, by the keys of its orders: all, and those still to be painted. */
interface Open extends Wish {
  readonly keys: ReadonlySet<string>;
  readonly left: Map<string, Order>;
}

/** Keeps the pictures of faces and has those painted that are wanted, in the order in which they are. */
export class Studio {
  readonly #shelf: Shelf;
  readonly #make: () => Painter;
  #painter: Painter | undefined;
  readonly #wishes = new Set<Open>();
  readonly #underway = new Set<string>();
  #isUseless = false;

  constructor(make: () => Painter, shelf = new Shelf()) {
    this.#make = make;
    this.#shelf = shelf;
  }

  /** Wishes for pictures, nearest first, until the wish is taken back. What is wished for is kept. */
  wish(wish: Wish): () => void {
    const left = wish.orders.filter((order) => !this.#shelf.has(order));
    const open = {
      ...wish,
      keys: new Set(wish.orders.map(({ key }) => key)),
      left: new Map(left.map((order) => [order.key, order])),
    };
    this.#wishes.add(open);
    this.#paintNext();
    return () => void this.#wishes.delete(open);
  }

  /** All of these, once they are painted. */
  async all(orders: readonly Order[]): Promise<Picture[]> {
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        if (this.#isUseless) reject(new Error('this browser has no canvas'));
        else if (!orders.every((order) => this.#shelf.has(order))) return;
        resolve();
        forget();
      };
      const forget = this.wish({ orders, urgency: 'picture', onPainted: check });
      check();
    });
    return orders.flatMap((order) => this.#shelf.find(order) ?? []);
  }

  find(order: Order): Picture | undefined {
    return this.#shelf.find(order);
  }

  has(order: Order): boolean {
    return this.#shelf.has(order);
  }

  /** The picture, or the one of the same tile in the same turn that is most like it. */
  nearest(order: Order): Picture | undefined {
    return this.#shelf.find(order) ?? this.#shelf.like(order);
  }

  #paintNext(): void {
    while (!this.#isUseless && this.#underway.size < AT_ONCE) {
      const order = this.#next();
      if (order === undefined) return;
      void this.#paint(order);
    }
  }

  async #paint(order: Order): Promise<void> {
    const { key } = order;
    this.#underway.add(key);
    this.#painter ??= this.#make();
    const picture = await this.#painter.paint(order);
    this.#underway.delete(key);
    if (picture === undefined) {
      this.#isUseless = true;
      for (const wish of [...this.#wishes]) wish.onPainted(key);
      return;
    }
    this.#shelf.put(order, picture, (one) => this.#isWanted(one));
    for (const wish of [...this.#wishes]) {
      wish.left.delete(key);
      if (wish.keys.has(key)) wish.onPainted(key);
    }
    this.#paintNext();
  }

  #next(): Order | undefined {
    for (const urgency of URGENCIES) {
      for (const wish of this.#wishes) {
        if (wish.urgency !== urgency) continue;
        for (const [key, order] of wish.left) if (!this.#underway.has(key)) return order;
      }
    }
    return undefined;
  }

  #isWanted(key: string): boolean {
    for (const { keys } of this.#wishes) if (keys.has(key)) return true;
    return false;
  }
}

/** The one worker of the page that paints, and its one studio. */
let worker: StudioWorker | undefined;
export const studioWorker = (): StudioWorker => {
  worker ??= new StudioWorker();
  return worker;
};

export const studio = new Studio(studioWorker);
