import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

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
