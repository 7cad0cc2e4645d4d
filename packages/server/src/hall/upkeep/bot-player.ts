import { type Move, observe } from '@bastide/rules';
import type { BotRequest } from '../../bots/bot-threads.ts';
import { leastMove } from '../../table/actions.ts';
import type { Context } from '../context.ts';
import type { LiveTable } from '../live-table.ts';

/** How often a bot is asked the same before the least move is made for it. */
const ATTEMPTS = 2;

/** Plays for the bots at a table. */
export class BotPlayer {
  readonly #context: Context;
  readonly #live: LiveTable;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
  }

  /** The bot is asked with what its seat may know, while people may go on; its answer counts only if nothing has changed since. */
  async play(): Promise<boolean> {
    const { table } = this.#live;
    const { asked, head, engine, terms, host: owner } = table;
    if (asked === undefined) return true;
    const state = observe(engine.load(table.bytes), asked).save();
    const { level = 'knight' } = table.seats[asked];
    const request = { owner, table: table.id, setup: terms.setup, state, seat: asked, level };
    const [move] = await Promise.all([this.#choose(request), pause(this.#context.botPause)]);
    await this.#live.changeWithLease(
      () => this.#live.table.head === head,
      (draft) => {
        if (move !== undefined && draft.move(move) === undefined) return;
        if (move !== undefined) this.#report(new Error(`a bot's move is refused: ${JSON.stringify(move)}`));
        draft.move(leastMove(draft.table));
      },
    );
    return true;
  }

  /** Nothing if the bot fails: the game goes on all the same. */
  async #choose(request: BotRequest): Promise<Move | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return await this.#context.bots.choose(request);
      } catch (error) {
        this.#report(error);
      }
    }
    return undefined;
  }

  #report(error: unknown): void {
    this.#context.count('botFaults');
    this.#context.reportError('bot', error, { game: this.#live.id });
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
