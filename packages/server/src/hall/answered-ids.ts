import type { Store } from '../store/store.ts';

const REMEMBERED = 64;

/** Which event a client's message became: who repeats a message is told the same again. The latest are known, the store has all. */
export class AnsweredIds {
  readonly #store: Store;
  readonly #game: string;
  readonly #recent = new Map<string, number>();

  constructor(store: Store, game: string) {
    this.#store = store;
    this.#game = game;
  }

  /** `isOld`: it was sent for a table that has gone on since, so that the answer may have been forgotten here. */
  async seqOf(moveId: string, isOld: boolean): Promise<number | undefined> {
    const known = this.#recent.get(moveId);
    return known !== undefined || !isOld ? known : this.#store.eventOfMove(this.#game, moveId);
  }

  /** Events from a number on. */
  add(events: readonly { readonly moveId?: string }[], from: number): void {
    for (const [i, { moveId }] of events.entries()) {
      if (moveId === undefined) continue;
      this.#recent.set(moveId, from + i);
      if (this.#recent.size > REMEMBERED) this.#recent.delete(this.#recent.keys().next().value ?? '');
    }
  }
}

/** A client's id is its own: the same id of another player is another message. */
export function moveIdOf(player: string, messageId: string): string {
  return `${player.slice(0, 8)}:${messageId}`;
}
