import { errorOf } from '../store/libsql/libsql-store.ts';
import type { Answer, Call } from '../store/libsql/messages.ts';
import { callOf } from '../store/libsql/move.ts';
import { type OperationName, operations } from '../store/operations.ts';
import { Queue } from '../store/queue.ts';
import type { Append } from '../store/rows.ts';
import type { Notice } from '../store/sql.ts';
import { type Store, type StoreListener, StoreUnavailable } from '../store/store.ts';
import type { FromProcess } from './messages.ts';

/** The embedded store as a process sees it that does not have the file: it asks the one that started it. */
export class RemoteStore {
  readonly store: Store;
  readonly #listeners = new Set<StoreListener>();
  #batch = 0;
  #answered: ((answers: readonly Answer[]) => void) | undefined;

  constructor(send: (message: FromProcess) => void) {
    const queue = new Queue<Call, unknown>(async (calls) => {
      const answers = await new Promise<readonly Answer[]>((resolve) => {
        this.#answered = resolve;
        send({ tell: 'calls', batch: ++this.#batch, calls });
      });
      return answers.map((answer) =>
        'error' in answer ? { error: errorOf(answer) } : { value: answer.value },
      );
    });
    const names = Object.keys(operations) as OperationName[];
    let isClosed = false;
    const ask = async (call: Call) => {
      if (isClosed) throw new StoreUnavailable('the store is closed');
      return queue.add(call);
    };
    const calls = names.map((name) => [name, (...args: readonly unknown[]) => ask({ name, args })]);
    this.store = {
      ...Object.fromEntries(calls),
      append: (request: Append) => ask(callOf(request)),
      isShared: true,
      subscribe: (listener: StoreListener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      async close() {
        isClosed = true;
        await queue.drained();
      },
    } as Store;
  }

  answer(batch: number, answers: readonly Answer[]): void {
    if (batch === this.#batch) this.#answered?.(answers);
  }

  notify(notices: readonly Notice[]): void {
    for (const { channel, subject, n, content } of notices)
      for (const listener of this.#listeners) listener.onNotify(channel, subject, n, content);
  }
}
