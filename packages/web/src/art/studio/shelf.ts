import type { Order } from './order.ts';

/** What has been painted: a bitmap or the address of a file. */
export type Picture = ImageBitmap | string;

export interface Kept {
  readonly order: Order;
  readonly picture: Picture;
}

/** As much as a screen of a phone with three device pixels a pixel shows, and a zoom before. */
const ROOM = 24 * 2 ** 20;

/** A file has about half a byte a pixel; the browser itself keeps what it shows of it. */
const bytesOf = ({ pixels, form }: Order): number => (form === 'file' ? 0.5 : 4) * pixels * pixels;

/** Pictures that have been painted. Those nobody wants are dropped when there is no more room, the longest unused first. */
export class Shelf {
  /** In the order of their last use. */
  readonly #kept = new Map<string, Kept>();
  readonly #kin = new Map<string, Map<string, Kept>>();
  #bytes = 0;
  readonly #room: number;

  constructor(room = ROOM) {
    this.#room = room;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(order: Order): Picture | undefined {
    const kept = this.#kept.get(order.key);
    if (kept === undefined) return undefined;
    this.#kept.delete(order.key);
    this.#kept.set(order.key, kept);
    return kept.picture;
  }

  has(order: Order): boolean {
    return this.#kept.has(order.key);
  }

  /** The picture of the same tile in the same turn that is most like it. */
  like(order: Order): Picture | undefined {
    const kin = [...(this.#kin.get(order.kin)?.values() ?? [])];
    const best = kin.reduce<Kept | undefined>(
      (found, one) =>
        found === undefined || strangeness(one.order, order) < strangeness(found.order, order) ? one : found,
      undefined,
    );
    return best?.picture;
  }

  put(order: Order, picture: Picture, isWanted: (key: string) => boolean): void {
    const { key } = order;
    this.#drop(key);
    const kept = { order, picture };
    this.#kept.set(key, kept);
    const kin = this.#kin.get(order.kin) ?? new Map<string, Kept>();
    kin.set(key, kept);
    this.#kin.set(order.kin, kin);
    this.#bytes += bytesOf(order);
    for (const old of [...this.#kept.keys()]) {
      if (this.#bytes <= this.#room) break;
      if (old !== key && !isWanted(old)) this.#drop(old);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#kin.get(kept.order.kin)?.delete(key);
    this.#bytes -= bytesOf(kept.order);
    if (typeof kept.picture === 'string') URL.revokeObjectURL(kept.picture);
    else kept.picture.close();
  }
}

/** Another light is worst, then what is closed, then the size: rather too large than too small. */
function strangeness(one: Order, wanted: Order): number {
  const far = Math.abs(Math.log2(one.pixels / wanted.pixels)) * (one.pixels < wanted.pixels ? 1.5 : 1);
  const isClosedAlike = one.closed === wanted.closed;
  return far + (one.light === wanted.light ? 0 : 100) + (isClosedAlike ? 0 : 10);
}
