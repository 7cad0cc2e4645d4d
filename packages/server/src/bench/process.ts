import { type ChildProcess, fork } from 'node:child_process';
import type { Runnable } from '../runnable.ts';

/** How much a process has used so far: seconds of processor, bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly memory: NodeJS.MemoryUsage;
}

/** A server under measurement in a process of its own, which prints `ready URL` and tells its usage when asked. */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(
    { file, execArgv }: Runnable,
    env: Record<string, string> = {},
    cwd?: string,
  ): Promise<Measured> {
    const child = fork(file, [], {
      env: { ...process.env, ...env },
      execArgv: ['--expose-gc', ...execArgv],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      ...(cwd !== undefined && { cwd }),
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
      child.stdout?.on('data', (data) => {
        const ready = /ready (\S+)/.exec(String(data));
        if (ready !== null) resolve(ready[1]);
      });
    });
    return new Measured(child, url);
  }

  usage(): Promise<Usage> {
    return this.#ask('usage');
  }

  /** The same after garbage was collected. */
  settled(): Promise<Usage> {
    return this.#ask('settled');
  }

  #ask(what: string): Promise<Usage> {
    return new Promise((resolve) => {
      this.#child.once('message', (usage) => resolve(usage as Usage));
      this.#child.send(what);
    });
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await gone;
  }
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
