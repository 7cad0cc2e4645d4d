import { StoreUnavailable } from '../../store/store.ts';
import { CHANCE, leastMove, leave } from '../../table/actions.ts';
import type { Draft } from '../../table/draft.ts';
import { type Due, dueAt } from '../../table/due.ts';
import { replacedNonces } from '../../table/luck/nonces.ts';
import type { Context } from '../context.ts';
import type { LiveTable } from '../live-table.ts';
import { BotPlayer } from './bot-player.ts';
import { Finisher } from './finisher.ts';

const AGAIN_AFTER = 500;
/** Faults in a row after which a game is set aside. */
const ATTEMPTS = 5;
const LONGEST_TIMER = 2 ** 31 - 1;

/** Does what is due at a table while this node has its lease: one thing after the other, now or when a time has passed. */
export class Driver {
  readonly #context: Context;
  readonly #live: LiveTable;
  readonly #bots: BotPlayer;
  readonly #finisher: Finisher;
  #isRunning = false;
  #isWoken = false;
  #isStopped = false;
  #faults = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
    this.#bots = new BotPlayer(context, live);
    this.#finisher = new Finisher(context, live);
  }

  get isBusy(): boolean {
    return this.#isRunning;
  }

  /** The game is over, and nothing is left to do. */
  get isDone(): boolean {
    return this.#live.table.status === 'over' && this.#finisher.isDone;
  }

  /** Checks whether something is due. */
  wake(): void {
    clearTimeout(this.#timer);
    if (!this.#isRunning && this.#due() === 'nothing') {
      this.#setTimer(this.#next);
      return;
    }
    this.#isWoken = true;
    if (!this.#isRunning) void this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#live.lease.release();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        while (!this.#isStopped && (await this.#step())) this.#faults = 0;
      }
      this.#isRunning = false;
      // If another node has the lease but does not do what is due, it may be dead.
      const { table, lease } = this.#live;
      const isLeft = !lease.isHeld && table.status !== 'over' && this.#due() !== 'nothing';
      this.#setTimer(isLeft ? this.#context.now() + AGAIN_AFTER : this.#next);
    } catch (error) {
      this.#isRunning = false;
      this.#live.markUncertain();
      if (error instanceof StoreUnavailable || !(await this.#isHopeless(error)))
        this.#setTimer(this.#context.now() + AGAIN_AFTER);
    }
  }

  /** The same fault again and again: nobody is helped by more of them. */
  async #isHopeless(error: unknown): Promise<boolean> {
    const { id: game } = this.#live;
    this.#context.reportError('drive', error, { game });
    if (++this.#faults < ATTEMPTS) return false;
    this.#isStopped = true;
    await this.#context.setAside(game, error).catch(() => {});
    return true;
  }

  /** Does one thing; whether there may be more. */
  async #step(): Promise<boolean> {
    const due = this.#due();
    if (due === 'nothing' || !(await this.#live.lease.take())) return false;
    if (due === 'bot') return this.#bots.play();
    if (due === 'finish') return this.#finisher.finish();
    await this.#live.changeWithLease(
      () => this.#due() === due,
      (draft) => act(due, draft),
    );
    return true;
  }

  /** When a clock, or the time to show nonces, is over. */
  get #next(): number | undefined {
    const { table } = this.#live;
    return table.status === 'playing' && table.nonces === undefined ? table.wakeAt : table.until;
  }

  #due(): Due {
    const { now, awakeUntil } = this.#context;
    const due = dueAt(this.#live.table, Math.min(now(), awakeUntil()));
    return due === 'finish' && this.#finisher.isDone ? 'nothing' : due;
  }

  #setTimer(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined || this.#isStopped) return;
    const wait = Math.min(Math.max(0, at - this.#context.now()) + 5, LONGEST_TIMER);
    this.#timer = setTimeout(() => this.wake(), wait);
    this.#timer.unref();
  }
}

function act(due: Due, draft: Draft): void {
  if (due === 'close') draft.end('closed');
  if (due === 'claim') draft.end('forfeit');
  if (due === 'stir')
    draft.add({ kind: 'stirred', nonces: replacedNonces(draft.table.id, draft.table.seats) });
  if (due === 'timeout') leave(draft, draft.table.asked ?? CHANCE, 'time');
  if (due === 'least') draft.move(leastMove(draft.table));
}
