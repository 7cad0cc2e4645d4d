import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Append, NewEvent, NewGame } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type StorePlace, storeKinds } from './stores.ts';

/** Tests that hold for every kind of store. */
export function everyStore(tests: (at: Contract) => void): void {
  describe.each(storeKinds())('a store in $kind', ({ place }) => {
    const at = new Contract();
    beforeAll(async () => at.begin(await place()));
    beforeEach(() => at.next());
    afterAll(() => at.end());
    tests(at);
  });
}

export function event(content: string, moveId?: string): NewEvent {
  return { kind: 'move', text: JSON.stringify(content), at: 1, ...(moveId === undefined ? {} : { moveId }) };
}

/** A store under test; every test has games and players of its own in it. */
export class Contract {
  #store: Store | undefined;
  #place: StorePlace | undefined;
  #round = 0;

  get store(): Store {
    if (this.#store === undefined) throw new Error('the store is not open');
    return this.#store;
  }

  async begin(place: StorePlace): Promise<void> {
    this.#place = place;
    await this.open();
  }

  async open(): Promise<void> {
    this.#store = await this.another();
  }

  /** As another node has it. */
  another(): Promise<Store> {
    return openStore(this.#place?.where ?? '');
  }

  next(): void {
    this.#round++;
  }

  async end(): Promise<void> {
    await this.store.close();
    await this.#place?.remove();
  }

  readonly own = (name: string): string => `${name}-${this.#round}`;

  get game(): string {
    return this.own('game');
  }

  get other(): string {
    return this.own('other');
  }

  newGame(id: string, more: Partial<NewGame> = {}): NewGame {
    return {
      id,
      status: 'waiting',
      host: this.own('host'),
      isPublic: true,
      seed: 's',
      playKey: 'p',
      watchKey: 'w',
      summary: '{}',
      asked: undefined,
      wakeAt: undefined,
      events: [event('created')],
      seats: [],
      at: 1,
      ...more,
    };
  }

  append(expect: number, events: readonly NewEvent[], more: Partial<Append> = {}): Append {
    const { game } = this;
    return { game, expect, events, status: 'playing', asked: 0, wakeAt: undefined, at: 2, ...more };
  }

  async contents(): Promise<unknown[]> {
    return (await this.store.eventsFrom(this.game, 0)).map(({ content }) => content);
  }
}
