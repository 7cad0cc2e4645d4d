import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { viewOf } from '@bastide/rules';
import type { LiveTable } from '../hall/live-table.ts';
import { startWorker } from '../runnable.ts';

/** What the painter of the page wants (packages/web/src/picture/land-picture.ts). */
export interface WantedPicture {
  readonly view: unknown;
  readonly last?: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}
export interface PictureOrder {
  readonly id: number;
  readonly wanted: WantedPicture;
}
export type PictureDone = { readonly id: number } & (
  | { readonly picture: Uint8Array }
  | { readonly fault: string }
);

/** Previews of links and notices are about twice as wide as high. */
const SIZE = { width: 960, height: 504 };
/** Pictures kept, and those that may wait to be painted. */
const KEPT = 60;
const MOST_WAITING = 20;
/** Milliseconds a picture may take, and after which a thread nobody needs ends: it takes 100 MB. */
const PATIENCE = 20_000;
const IDLE = 60_000;

type ReportError = (what: string, error: unknown) => void;

/** Pictures of tables, painted in a thread as the page paints its land. */
export class Pictures {
  readonly #painter: string;
  readonly #reportError: ReportError;
  readonly #kept = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #waiting = new Map<number, (done: PictureDone | undefined) => void>();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  private constructor(painter: string, reportError: ReportError) {
    this.#painter = painter;
    this.#reportError = reportError;
  }

  /** None where the page was built without its painter, or no page is served. */
  static of(root: string | undefined, reportError: ReportError): Pictures | undefined {
    const painter = root === undefined ? undefined : join(root, 'painter', 'painter.js');
    if (painter === undefined || !existsSync(painter)) return undefined;
    return new Pictures(pathToFileURL(painter).href, reportError);
  }

  /** The table as whoever watches may see it now; undefined if it can't be painted, or too many wait. */
  of(live: LiveTable): Promise<Uint8Array | undefined> {
    const key = `${live.id} ${live.table.movers.length} ${live.table.head}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
    const painting = this.#paint(live);
    this.#kept.set(key, painting);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    const forget = () => this.#kept.delete(key);
    // One that failed is heard of by who asked for it.
    painting.then((picture) => picture === undefined && forget(), forget);
    return painting;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  async #paint({ table, log }: LiveTable): Promise<Uint8Array | undefined> {
    // Before anything is waited for: then its memory may be another table's.
    const view = viewOf(table.engine.load(table.bytes), undefined);
    const last = (await log.moves(table)).filter((move) => move.do === 'place').at(-1);
    const wanted = { view, ...SIZE, ...(last && { last: { x: last.x, y: last.y } }) };
    const done = await this.#order(wanted);
    if (done !== undefined && 'picture' in done) return done.picture;
    this.#reportError('picture', new Error(done === undefined ? 'it took too long' : done.fault));
    await this.close();
    return undefined;
  }

  #order(wanted: WantedPicture): Promise<PictureDone | undefined> {
    const id = this.#last++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(undefined), PATIENCE);
      const answer = (done: PictureDone | undefined) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (this.#waiting.size === 0) this.#endWhenIdle();
        resolve(done);
      };
      this.#waiting.set(id, answer);
      clearTimeout(this.#idle);
      this.#thread ??= this.#start();
      this.#thread.postMessage({ id, wanted } satisfies PictureOrder);
    });
  }

  #start(): Worker {
    const thread = startWorker(new URL('./thread-main.ts', import.meta.url), { painter: this.#painter });
    thread.on('message', (done: PictureDone) => this.#waiting.get(done.id)?.(done));
    thread.on('error', (error) => {
      for (const [id, answer] of [...this.#waiting]) answer({ id, fault: String(error) });
    });
    thread.unref();
    return thread;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE).unref();
  }
}
