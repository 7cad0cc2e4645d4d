import pg from 'pg';
import { CHANNELS } from '../sql.ts';
import type { StoreListener } from '../store.ts';

const AGAIN_AFTER = 300;
const PAYLOAD = /^(\S+) (\d+)(?: (.*))?$/s;

/** Hears what other nodes tell. When its connection breaks it makes a new one and says that something may have been missed. */
export class Notifications {
  readonly #line: pg.ClientConfig;
  readonly #listeners = new Set<StoreListener>();
  #client: pg.Client | undefined;
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(line: pg.ClientConfig) {
    this.#line = line;
  }

  subscribe(listener: StoreListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async open(): Promise<void> {
    const client = new pg.Client(this.#line);
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload ?? ''));
    client.on('error', () => this.#broken(client));
    client.on('end', () => this.#broken(client));
    this.#client = client;
    await client.connect();
    for (const channel of CHANNELS) await client.query(`LISTEN bastide_${channel}`);
    // Who only listens does not notice that the line is dead.
    this.#watch = setInterval(
      () => client.query('SELECT 1').catch(() => this.#broken(client)),
      this.#line.query_timeout,
    );
    this.#watch.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearInterval(this.#watch);
    await this.#client?.end().catch(() => {});
  }

  #notify(name: string, payload: string): void {
    const channel = CHANNELS.find((one) => name === `bastide_${one}`);
    const [, subject, n, content] = PAYLOAD.exec(payload) ?? [];
    if (channel !== undefined && subject !== undefined)
      for (const listener of this.#listeners) listener.onNotify(channel, subject, Number(n), content);
  }

  #broken(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    clearInterval(this.#watch);
    void client.end().catch(() => {});
    this.#reopen();
  }

  #reopen(): void {
    this.#again = setTimeout(() => {
      this.open().then(
        () => {
          for (const listener of this.#listeners) listener.onReconnect();
        },
        () => {
          // Unless the line has said so itself: of two new ones each would tell everything.
          if (this.#client !== undefined) this.#broken(this.#client);
        },
      );
    }, AGAIN_AFTER);
  }
}
