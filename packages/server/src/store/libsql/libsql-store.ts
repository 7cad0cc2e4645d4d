import { startWorker } from '../../runnable.ts';
import { type OperationName, operations } from '../operations.ts';
import { Queue } from '../queue.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import type { Answer, Call, FromThread, ToThread } from './messages.ts';

/** The store in a file of this computer, for one node: nothing to install, nothing to configure. */
export async function openLibsql(path: string): Promise<Store> {
  const thread = startWorker(new URL('./thread-main.ts', import.meta.url), { path });
  const post = (message: ToThread) => thread.postMessage(message);
  let answered: ((answers: readonly Answer[]) => void) | undefined;
  let broken: ((error: Error) => void) | undefined;
  const opened = new Promise<void>((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if (message.tell === 'open') resolve();
      else if (message.tell === 'failed') reject(new StoreUnavailable(message.reason));
      else if (message.tell === 'answers') answered?.(message.answers);
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
      post({ do: 'run', calls });
    });
    return answers.map((answer) =>
      'error' in answer ? { error: new StoreUnavailable(answer.error) } : { value: answer.value },
    );
  });

  const names = [...(Object.keys(operations) as OperationName[]), 'append'] as const;
  const calls = names.map((name) => [name, (...args: readonly unknown[]) => queue.add({ name, args })]);
  return {
    ...Object.fromEntries(calls),
    isShared: false,
    subscribe: () => () => {},
    async close() {
      await queue.drained();
      const gone = new Promise((resolve) => thread.once('exit', resolve));
      post({ do: 'close' });
      await gone;
    },
  } as Store;
}
