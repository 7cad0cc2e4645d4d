import type { Limits } from '../config.ts';

/** How many live connections there are room for, in all and from one network. */
export class Room {
  readonly #limits: Pick<Limits, 'sockets' | 'socketsPerAddress'>;
  readonly #perAddress = new Map<string, number>();
  #taken = 0;

  constructor(limits: Pick<Limits, 'sockets' | 'socketsPerAddress'>) {
    this.#limits = limits;
  }

  isFullFor(address: string): boolean {
    const { sockets, socketsPerAddress } = this.#limits;
    return this.#taken >= sockets || (this.#perAddress.get(address) ?? 0) >= socketsPerAddress;
  }

  /** Takes a place; what is returned gives it back. */
  enter(address: string): () => void {
    this.#count(address, 1);
    return () => this.#count(address, -1);
  }

  #count(address: string, by: number): void {
    this.#taken += by;
    const n = (this.#perAddress.get(address) ?? 0) + by;
    if (n === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, n);
  }
}
