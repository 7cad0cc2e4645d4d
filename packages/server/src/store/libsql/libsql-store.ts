import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { startWorker } from '../../runnable.ts';
import { type OperationName, operations } from '../operations.ts';
import { Queue } from '../queue.ts';
import type { Append } from '../rows.ts';
import { type Store, StoreFault, type StoreListener, StoreUnavailable } from '../store.ts';
import { copyTo } from './copy.ts';
import type { Answer, Call, FromThread, Opening, ToThread } from './messages.ts';
import { callOf, type Move, packed, spread } from './move.ts';

/** The store in a file of this computer, for one process or for those that ask through it (`isShared`): nothing to install, nothing to configure. */
export async function openLibsql(path: string, isShared = false): Promise<Store> {
  // Seeds of games under way and keys of invitations are in it: for its owner only.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const thread = startWorker(new URL('./thread-main.ts', import.meta.url), {
    path,
    isShared,
  } satisfies Opening);
  const listeners = new Set<StoreListener>();
  const post = (message: ToThread) => thread.postMessage(message);
  let answered: ((answers: readonly Answer[]) => void) | undefined;
  let broken: ((error: Error) => void) | undefined;
  let copied: ((error: string | undefined) => void) | undefined;
  const opened = new Promise<void>((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if (message.tell === 'open') resolve();
      else if (message.tell === 'failed') reject(new StoreUnavailable(message.reason));
      else if (message.tell === 'answers') {
        answered?.(message.answers);
        for (const { channel, subject, n, content } of message.notices)
          for (const listener of listeners) listener.onNotify(channel, subject, n, content);
      } else if (message.tell === 'copied') copied?.(message.error);
    });
    thread.on('error', (error) => {
      reject(error);
      broken?.(new StoreUnavailable(String(error)));
    });
    thread.on('exit', () => broken?.(new StoreUnavailable('the store is closed')));
  });
  await opened;

  const queue = new Queue<Call, unknown>(async (calls) => {
    const answers = await new Promise<readonly Answer[]>((resolve, reject) => {
      answered = resolve;
      broken = reject;
      post({ do: 'run', calls: packed(calls) });
    });
    return spread(calls, answers).map((answer) =>
      'error' in answer ? { error: errorOf(answer) } : { value: answer.value },
    );
  });

  const names = Object.keys(operations) as OperationName[];
  // The database's own code ends the process when it is asked for something after it was closed.
  let isClosed = false;
  const ask = (call: Call) =>
    isClosed ? Promise.reject(new StoreUnavailable('the store is closed')) : queue.add(call);
  const calls = names.map((name) => [name, (...args: readonly unknown[]) => ask({ name, args })]);
  return {
    ...Object.fromEntries(calls),
    append: (request: Append) => ask(callOf(request)),
    // From another process, which has made its text already.
    move: (...args: Move) => ask({ name: 'move', args }),
    isShared,
    subscribe: (listener: StoreListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    backup: (file: string) =>
      copyTo(file, async (part) => {
        if (copied !== undefined) throw new StoreUnavailable('a backup is being made');
        const error = await new Promise<string | undefined>((resolve) => {
          copied = resolve;
          post({ do: 'copy', file: part });
        });
        copied = undefined;
        if (error !== undefined) throw new StoreUnavailable(error);
      }),
    async close() {
      isClosed = true;
      await queue.drained();
      const gone = new Promise((resolve) => thread.once('exit', resolve));
      post({ do: 'close' });
      await gone;
    },
  } as Store;
}

export function errorOf({ error, isFault }: Extract<Answer, { error: string }>): Error {
  return isFault ? new StoreFault(error) : new StoreUnavailable(error);
}
