import type { Identity, SeenSince } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken } from './secrets.ts';

/** How long sessions last that nobody uses, in milliseconds. */
export interface SessionTimes {
  readonly guest: number;
  readonly kept: number;
}

/** Someone who is known by a session. */
export interface Visitor {
  readonly identity: Identity;
  /** The hash of the token. */
  readonly session: string;
  /** When they signed in. */
  readonly since: number;
}

/** A use is written down once in so many parts of the time a session lasts, not every time. */
const PARTS = 30;
const BATCH = 500;
/** Of one player. */
const MOST_SESSIONS = 100;

/** Who holds which token. A session that is used goes on; one that is not ends by itself, and nothing of it is kept. */
export class Sessions {
  readonly #store: Store;
  readonly #times: SessionTimes;
  readonly #now: () => number;

  constructor(store: Store, times: SessionTimes, now: () => number) {
    this.#store = store;
    this.#times = times;
    this.#now = now;
  }

  /** A new guest, with a token to keep. */
  async welcome(identity: Omit<Identity, 'isKept' | 'createdAt'>): Promise<[Identity, token: string]> {
    const token = newToken();
    const guest = { ...identity, isKept: false, createdAt: this.#now() };
    await this.#store.createIdentity(guest, hashOf(token));
    return [guest, token];
  }

  /** The token by which a program of somebody is known; none if they have so many. */
  async introduce(
    program: { readonly id: string; readonly name: string; readonly owner: string },
    most: number,
  ): Promise<string | undefined> {
    const token = newToken();
    const made = { ...program, isKept: false, createdAt: this.#now() };
    return (await this.#store.addProgram(made, hashOf(token), most)) ? token : undefined;
  }

  /** One more of somebody, and those that end for it: the ones that were not used for longest. */
  async begin(identity: Identity): Promise<{ readonly token: string; readonly ended: readonly string[] }> {
    const token = newToken();
    await this.#store.addSession(identity.id, hashOf(token), this.#now());
    return { token, ended: await this.#store.endOldSessions(identity.id, MOST_SESSIONS) };
  }

  /** Who has this session, which is used by asking. */
  async visitor(session: string): Promise<Visitor | undefined> {
    const found = await this.#store.identityBySession(session, this.#since);
    if (found === undefined) return undefined;
    const { identity, seenAt, createdAt: since } = found;
    const now = this.#now();
    if (now - seenAt > this.timeOf(identity) / PARTS) await this.#store.touchSessions([session], now);
    return { identity, session, since };
  }

  timeOf({ isKept }: Identity): number {
    return isKept ? this.#times.kept : this.#times.guest;
  }

  /** Ends what nobody uses any more; those with a live connection do. */
  async clean(live: readonly string[]): Promise<number> {
    for (const some of inBatches(live)) await this.#store.touchSessions(some, this.#now());
    for (let ended = 0; ; ) {
      const some = await this.#store.endIdleSessions(this.#since, BATCH);
      ended += some;
      if (some < BATCH) return ended;
    }
  }

  /** Of some sessions those that have ended. */
  async ended(some: readonly string[]): Promise<string[]> {
    const standing = new Set<string>();
    for (const batch of inBatches(some))
      for (const session of await this.#store.standingSessions(batch)) standing.add(session);
    return some.filter((session) => !standing.has(session));
  }

  get #since(): SeenSince {
    const now = this.#now();
    return { guest: now - this.#times.guest, kept: now - this.#times.kept };
  }
}

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += BATCH) yield all.slice(i, i + BATCH);
}
