import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { runnable } from '../runnable.ts';

const { file, execArgv } = runnable(new URL('./node-main.ts', import.meta.url));
const main = [...execArgv, fileURLToPath(file)];

/** A node as a process of its own, always on the same port, that can be killed and started again. */
export class NodeProcess {
  readonly port: number;
  readonly #store: string;
  readonly #main: readonly string[];
  #process: ChildProcess | undefined;
  /** What it said besides that it is ready. */
  errors = '';

  private constructor(port: number, store: string, program: readonly string[]) {
    this.port = port;
    this.#store = store;
    this.#main = program;
  }

  /** Of this build, or of another by what Node is to run. */
  static async start(store: string, program: readonly string[] = main): Promise<NodeProcess> {
    const node = new NodeProcess(await freePort(), store, program);
    await node.start();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const env = { ...process.env, BASTIDE_STORE: this.#store, PORT: String(this.port) };
    const child = spawn(process.execPath, [...this.#main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr?.on('data', (data) => {
      this.errors += String(data);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the node ended with ${code}: ${this.errors}`)));
      child.stdout?.on('data', (data) => {
        if (String(data).includes('ready')) resolve();
        else this.errors += String(data);
      });
    });
  }

  /** Why it ended by itself, if it did. */
  get failure(): string | undefined {
    return typeof this.#process?.exitCode === 'number' ? this.errors : undefined;
  }

  /** At once, as when the power fails. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Stops answering without ending, and goes on later as if nothing had been. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(signal);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
