import { useSyncExternalStore } from 'react';

/** A value that screens can watch. It is replaced, never changed. */
export class Store<T> {
  #value: T;
  protected readonly listeners = new Listeners();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    this.listeners.notify();
  }

  subscribe = this.listeners.add;
}

/** What it takes to watch a value. */
export type Watched<T> = Pick<Store<T>, 'get' | 'subscribe'>;

export function useStore<T>(store: Watched<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

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
