import type { Store } from '../store/store.ts';
import type { LoggedEvent } from '../table/events.ts';

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

  recent(moveId: string): number | undefined {
    return this.#recent.get(moveId);
  }

  /** Of one that may have been forgotten here. */
  async seqOf(moveId: string): Promise<number | undefined> {
    return this.recent(moveId) ?? this.#store.eventOfMove(this.#game, moveId);
  }

  /** Events from a number on. */
  add(events: readonly Pick<LoggedEvent, 'moveId'>[], from: number): void {
    for (let i = 0; i < events.length; i++) {
      const { moveId } = events[i];
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
