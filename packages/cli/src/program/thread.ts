import { Worker, workerData } from 'node:worker_threads';
import { foreignFolders } from './registry.ts';

const THREAD = new URL('../../bin/thread.js', import.meta.url);

interface ThreadData {
  readonly module: string;
  readonly folders: readonly string[];
  readonly start: unknown;
}

/** A thread that runs a module with what it is started with, and with the expansions of this program. */
export function startThread(module: URL, start: unknown): Worker {
  const data: ThreadData = {
    module: module.href,
    folders: foreignFolders.map(({ folder }) => folder),
    start,
  };
  // Nothing of how this process was started is handed on.
  return new Worker(THREAD, { workerData: data, execArgv: [] });
}

/** In a thread: what it was started with. */
export function startedWith<Start>(): Start {
  return (workerData as ThreadData).start as Start;
}
