import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Thing } from '../../hooks.ts';

export const MESSAGES = 8;
const COUNT = MESSAGES;

/**
 * The stack of messages (ME3). Those not yet shown lie on top in an order nobody knows; shown ones go under the stack and
 * come round again in the order they were shown. A message in play is in neither.
 */
export class Stack {
  /** By message − 1: 1 once it has been shown. */
  readonly #shown: Column;
  /** Messages under the stack, the next first, and at the end how many. */
  readonly #under: Column;

  constructor(context: Context) {
    this.#shown = context.column('u8', MESSAGES, 'shown');
    this.#under = context.column('u8', MESSAGES + 1, 'under');
  }

  /** Messages that may be on top, by number; one if the order is known. */
  possible(game: Game): number[] {
    const shown = game.column(this.#shown);
    const fresh: number[] = [];
    for (let i = 0; i < MESSAGES; i++) if (shown[i] === 0) fresh.push(i + 1);
    if (fresh.length > 0) return fresh;
    const under = game.column(this.#under);
    return under[COUNT] > 0 ? [under[0]] : [];
  }

  isKnown(game: Game): boolean {
    return !game.column(this.#shown).includes(0);
  }

  take(game: Game, message: number): void {
    const under = game.column(this.#under);
    if (this.isKnown(game)) {
      under.copyWithin(0, 1, COUNT);
      // What is no longer there leaves no trace: equal stacks are equal bytes.
      under[--under[COUNT]] = 0;
    }
    game.column(this.#shown)[message - 1] = 1;
  }

  /** Where every message is: unseen on the stack, under it in the order they come, or in play. */
  things(game: Game): Thing[] {
    const shown = game.column(this.#shown);
    const under = game.column(this.#under);
    const queue = Array.from(under.subarray(0, under[COUNT]));
    const inPlay = Array.from(shown.keys(), (i) => i + 1).filter(
      (message) => shown[message - 1] === 1 && !queue.includes(message),
    );
    const unseen = shown.filter((seen) => seen === 0).length;
    return [
      ...(unseen > 0 ? [{ name: 'message', count: unseen, spot: 'stack' }] : []),
      ...queue.map((message, i) => ({ name: `message-${message}`, count: 1, spot: `under:${i + 1}` })),
      ...inPlay.map((message) => ({ name: `message-${message}`, count: 1, spot: 'shown' })),
    ];
  }

  putUnder(game: Game, message: number): void {
    const under = game.column(this.#under);
    under[under[COUNT]++] = message;
  }
}
