import { type Worker, workerData } from 'node:worker_threads';
import { runnable, startWorker } from '@bastide/server/runnable';
import { foreignFolders } from './registry.ts';

const MAIN = new URL('thread-main.ts', import.meta.url);

/** What `thread-main.ts` is given. */
export interface ThreadData {
  readonly module: string;
  readonly folders: readonly string[];
  readonly start: unknown;
}

/** A thread that runs a module with what it is started with, and with the expansions of this program. */
export function startThread(module: URL, start: unknown): Worker {
  const folders = foreignFolders.map(({ folder }) => folder);
  return startWorker(MAIN, { module: runnable(module).file.href, folders, start } satisfies ThreadData);
}

/** In a thread: what it was started with. */
export function startedWith<Start>(): Start {
  return (workerData as ThreadData).start as Start;
}
