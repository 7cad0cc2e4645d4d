type Listener<Heard extends readonly unknown[]> = (...heard: Heard) => void;

/** Those who want to hear of something. Who comes or goes while it is told does not disturb the others. */
export class Listeners<Heard extends readonly unknown[] = []> {
  readonly #all = new Set<Listener<Heard>>();

  /** Adds a listener; what is returned takes it away again. */
  add = (listener: Listener<Heard>): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(...heard: Heard): void {
    for (const listener of [...this.#all]) listener(...heard);
  }

  clear(): void {
    this.#all.clear();
  }
}
