/**
 * Group commit: what is asked for while one batch is being written waits and goes together with the next, and one flush of the disk
 * serves many. When there is much to do the next batch waits a moment for more: a move in a batch of five costs the store more than
 * twice as much as one in a batch of twenty. When there is little, nobody waits for a timer.
 */
export class Queue<Request, Answer> {
  readonly #write: (requests: readonly Request[]) => Promise<readonly Settled<Answer>[]>;
  readonly #most: number;
  #waiting: Waiting<Request, Answer>[] = [];
  #isWriting = false;
  #idle: (() => void)[] = [];

  constructor(write: (requests: readonly Request[]) => Promise<readonly Settled<Answer>[]>, most = 1000) {
    this.#write = write;
    this.#most = most;
  }

  add(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      // Not at once: what else is asked for in this turn of the event loop comes along.
      if (!this.#isWriting && this.#waiting.length === 1) setImmediate(() => void this.#run());
    });
  }

  /** When everything asked for so far is written. */
  drained(): Promise<void> {
    if (!this.#isWriting && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  async #run(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      await this.#settle(batch);
      if (batch.length >= BUSY && this.#waiting.length < this.#most) await pause(MOMENT);
    }
    this.#isWriting = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #settle(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await this.#write(batch.map(({ request }) => request));
      for (const [i, { resolve, reject }] of batch.entries()) {
        const answer = answers[i];
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** A batch of so many is a sign that more come soon; milliseconds. */
const BUSY = 4;
const MOMENT = 2;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export type Settled<Answer> = { readonly value: Answer } | { readonly error: unknown };

interface Waiting<Request, Answer> {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}
