import type { Context } from '../context.ts';

/**
 * The right to play for chance, bots and clocks at a table. One node has it at a time; its number, the fence, goes along with whatever is
 * appended, and is refused once another node has taken the lease. Alone on a store, a node has all of them, and no numbers.
 */
export class Lease {
  readonly #context: Context;
  readonly #game: string;
  #fence: number | undefined;

  constructor(context: Context, game: string) {
    this.#context = context;
    this.#game = game;
  }

  get isHeld(): boolean {
    return this.#fence !== undefined || !this.#context.store.isShared;
  }

  /** Undefined while another node has the lease, as far as we know. */
  get fence(): number | undefined {
    return this.#fence;
  }

  /** Takes the lease unless it is held already; whether this node has it. */
  async take(): Promise<boolean> {
    if (this.isHeld) return true;
    const { store, node, now } = this.#context;
    this.#fence = await store.takeLease(this.#game, node, now());
    return this.#fence !== undefined;
  }

  /** It was taken for this node already. */
  hold(fence: number): void {
    this.#fence = Math.max(fence, this.#fence ?? 0);
  }

  /** An append was refused: another node has taken it. */
  lose(): void {
    this.#fence = undefined;
  }

  async release(): Promise<void> {
    const fence = this.#fence;
    this.#fence = undefined;
    const { store, node } = this.#context;
    if (fence !== undefined) await store.releaseLease(this.#game, node, fence);
  }
}
