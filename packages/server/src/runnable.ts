import { Worker } from 'node:worker_threads';

/** Whether this is the code as it was written. */
const isSource = import.meta.url.endsWith('.ts');
/** Tests and tools are sources and start what was compiled, if they have seen to it that it is up to date. */
const isCompiled = () => !isSource || process.env.BASTIDE_COMPILED === '1';

export interface Runnable {
  readonly file: URL;
  /** For Node, so that it can load the file. */
  readonly execArgv: readonly string[];
}

/** How a module of ours, named as it was written, runs as a thread or process of its own: compiled, or its source. */
export function runnable(module: URL): Runnable {
  if (!module.pathname.endsWith('.ts')) return { file: module, execArgv: [] };
  if (!isCompiled())
    return { file: module, execArgv: ['--import', new URL('./sources.js', import.meta.url).href] };
  const folder = isSource ? module.href.replace(/\/src\/(?!.*\/src\/)/, '/dist/') : module.href;
  return { file: new URL(folder.replace(/\.ts$/, '.js')), execArgv: [] };
}

/** A thread that runs a module of ours. Nothing of how this process was started is handed on. */
export function startWorker(module: URL, workerData: unknown): Worker {
  const { file, execArgv } = runnable(module);
  return new Worker(file, { workerData, execArgv: [...execArgv] });
}
