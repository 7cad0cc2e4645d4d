import type { Context } from '../hall/context.ts';
import type { Hall } from '../hall/hall.ts';
import type { LiveTable } from '../hall/live-table.ts';
import { BrokenGame } from '../hall/unplayable.ts';
import type { TurnNotice } from '../store/rows.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Mailer } from './mailer.ts';
import type { Pusher, Sent } from './pusher.ts';
import { type TurnWords, turnWords } from './turn-words.ts';

export interface NotifierOptions {
  readonly store: Store;
  readonly hall: Hall;
  readonly pusher: Pusher;
  readonly mailer: Mailer | undefined;
  /** How often it looks for what is due, in milliseconds. */
  readonly every: number;
  now(): number;
  /** Where a picture of a table is to be had, and the picture, if it is painted here. */
  picturePath?(live: LiveTable): string;
  picture?(live: LiveTable): Promise<Uint8Array | undefined>;
  told(channel: TurnNotice['channel'], outcome: Sent): void;
  reportError: Context['reportError'];
}

const AT_ONCE = 20;
/** Whoever has taken a notice has so long to send it, in milliseconds, before another node may. */
const TAKEN = 60_000;
const ATTEMPTS = 4;
/** Milliseconds after the first attempt; four times as many after each further. */
const AGAIN = 30_000;
/** Who has the table open sees it there, for so long; then they may have it open and be elsewhere. */
const LOOKS: Readonly<Record<TurnNotice['channel'], number>> = { push: 3 * 60_000, mail: 30 * 60_000 };

/** Tells people whose turn it is who have no page open. A notice is taken from the store by one node. */
export class Notifier {
  readonly #options: NotifierOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#options.every).unref();
  }

  /** Sends all that is due. */
  run(): Promise<void> {
    this.#running ??= this.#tellDue().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#options.mailer?.close();
  }

  async #tellDue(): Promise<void> {
    const { store, now, reportError } = this.#options;
    try {
      const due = await store.takeNotices(now(), now() + TAKEN, AT_ONCE);
      await Promise.all(due.map((notice) => this.#tell(notice)));
    } catch (error) {
      // What was taken is due again by itself.
      if (!(error instanceof StoreUnavailable)) reportError('notices', error);
    }
  }

  async #tell(notice: TurnNotice): Promise<void> {
    const { store, now, hall, told, reportError } = this.#options;
    const { game, channel, attempts } = notice;
    try {
      const live = await hall.table(game);
      // The row goes with the turn; but this node may not have heard of it yet.
      if (live === undefined || live.table.askedPlayer !== notice.identity) {
        await store.postponeNotice(notice, now() + AGAIN, true);
        if (attempts >= ATTEMPTS) await store.endNotice(notice);
        return;
      }
      if (await this.#isLooking(live, notice)) {
        await store.postponeNotice(notice, now() + AGAIN, false);
        return;
      }
      const outcome = channel === 'push' ? await this.#push(live, notice) : await this.#mail(live, notice);
      told(channel, outcome);
      if (outcome === 'later' && attempts < ATTEMPTS)
        await store.postponeNotice(notice, now() + AGAIN * 4 ** (attempts - 1), true);
      else await store.endNotice(notice);
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      if (!(error instanceof BrokenGame)) reportError('notice', error, { game });
      await store.endNotice(notice);
    }
  }

  async #isLooking(live: LiveTable, { identity, channel }: TurnNotice): Promise<boolean> {
    const { store, now } = this.#options;
    if (now() - live.table.clock.since >= LOOKS[channel]) return false;
    if (live.audience.isSeenBy(identity)) return true;
    if (!store.isShared) return false;
    return (await store.presenceAt(live.id, now())).some((row) => row.identity === identity);
  }

  /** To every browser of theirs; one that has taken it is enough. */
  async #push(live: LiveTable, { game, identity }: TurnNotice): Promise<Sent> {
    const { store, pusher, now, picturePath } = this.#options;
    const lives = Math.max(60, Math.round(((live.table.until ?? 0) - now()) / 1000));
    const image = picturePath && `.${picturePath(live)}`;
    const moves = await live.log.moves(live.table);
    const known = new Map<string, Promise<TurnWords>>();
    const wordsIn = (language: string) => {
      // To find them the game is played again: once for all browsers that speak alike.
      const words = known.get(language) ?? turnWords(live.table, moves, identity, language, now());
      known.set(language, words);
      return words;
    };
    const outcomes = await Promise.all(
      (await store.pushSubscriptionsOf(identity)).map(async (to) => {
        const words = await wordsIn(to.language);
        const payload = JSON.stringify({ ...words, game, lang: to.language, ...(image && { image }) });
        const outcome = await pusher.send(to, { payload, lives, topic: game });
        if (outcome === 'gone') await store.removePushSubscription(to.endpoint);
        return outcome;
      }),
    );
    return BEST_FIRST.find((one) => outcomes.includes(one)) ?? 'gone';
  }

  async #mail(live: LiveTable, { game, identity }: TurnNotice): Promise<Sent> {
    const { store, mailer, now, picture } = this.#options;
    const to = await store.mailAddressOf(identity);
    if (to === undefined || mailer === undefined) return 'gone';
    const moves = await live.log.moves(live.table);
    const words = await turnWords(live.table, moves, identity, to.language, now());
    return mailer.turn(to, game, words, await picture?.(live));
  }
}

const BEST_FIRST: readonly Sent[] = ['sent', 'later', 'refused', 'gone'];
