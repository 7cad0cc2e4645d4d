const REMEMBERED = 64;

/** What was done lately under which id: who repeats a message is told where it stands. The store knows the older ones. */
export class AnsweredIds {
  readonly #recent = new Map<string, number>();

  seqOf(moveId: string): number | undefined {
    return this.#recent.get(moveId);
  }

  add(moveId: string, seq: number): void {
    this.#recent.set(moveId, seq);
    if (this.#recent.size > REMEMBERED) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}

/** A client's id is its own: the same id of another player is another message. */
export function moveIdOf(player: string, messageId: string): string {
  return `${player.slice(0, 8)}:${messageId}`;
}
