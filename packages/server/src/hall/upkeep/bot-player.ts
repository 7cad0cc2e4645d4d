import { observe } from '@bastide/rules';
import type { Context } from '../context.ts';
import type { LiveTable } from '../live-table.ts';

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
    const { asked, head, engine, terms } = table;
    if (asked === undefined) return true;
    const state = observe(engine.load(table.bytes), asked).save();
    const { level = 'knight' } = table.seats[asked];
    const request = { table: table.id, setup: terms.setup, state, seat: asked, level };
    const { bots, botPause } = this.#context;
    const [move] = await Promise.all([bots.choose(request), pause(botPause)]);
    await this.#live.changeWithLease(
      () => this.#live.table.head === head,
      (draft) => {
        if (draft.move(move) !== undefined)
          throw new Error(`a bot's move is refused: ${JSON.stringify(move)}`);
      },
    );
    return true;
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
