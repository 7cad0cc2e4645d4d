import cluster, { type Worker } from 'node:cluster';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { runnable } from '../runnable.ts';
import type { Served } from '../serve.ts';
import { isFile } from '../store/is-file.ts';
import { openLibsql } from '../store/libsql/libsql-store.ts';
import { type Answer, type Call, failureOf } from '../store/libsql/messages.ts';
import type { Notice } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { FromProcess, ShardOptions, ToProcess } from './messages.ts';

export interface ProcessesOptions extends ShardOptions {
  readonly count: number;
  /** Where games are kept: what is in a file, this process has for all. */
  readonly where: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What each of them runs, if not what a server does. */
  readonly main?: URL;
}

export interface ServedByProcesses extends Served {
  /** The embedded store, for backups and at the desk. */
  readonly store: Store | undefined;
  readonly pids: readonly (number | undefined)[];
}

/** Milliseconds; one that ends sooner after its start is not started again at once. */
const YOUNG = 2000;

/** Serves the page and the games with several processes on one port. One that ends is started again; the others go on. */
export async function serveProcesses(options: ProcessesOptions): Promise<ServedByProcesses> {
  const { count, where, main = new URL('./process-main.ts', import.meta.url) } = options;
  const store = isFile(where) ? await openLibsql(where, true) : undefined;
  const { file, execArgv } = runnable(main);
  // They accept connections themselves: one handed to a process that is just ending would be lost, and its page would wait.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Not JSON: what is missing must stay missing, and bytes stay bytes.
  cluster.setupPrimary({
    exec: fileURLToPath(file),
    execArgv: [...execArgv],
    args: [],
    serialization: 'advanced',
  });
  // Any free one, but for as long as there is a server: should all processes end, they come back to it.
  const port = options.port === 0 ? await freePort(options.host) : options.port;
  const processes = new Processes({ ...options, port }, store);
  const notices: Notice[] = [];
  const unsubscribe = store?.subscribe({
    onNotify: (channel, subject, n, content) => {
      // Those of a whole batch with one message.
      if (notices.push({ channel, subject, n, ...(content !== undefined && { content }) }) === 1)
        setImmediate(() => processes.tellAll({ tell: 'notices', notices: notices.splice(0) }));
    },
    onReconnect: () => {},
  });
  const close = async () => {
    await processes.close();
    unsubscribe?.();
    await store?.close();
  };
  try {
    const urls = await Promise.all(Array.from({ length: count }, (_, index) => processes.start(index)));
    return {
      url: urls[0],
      store,
      get pids() {
        return processes.pids;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

class Processes {
  readonly #options: ProcessesOptions;
  readonly #store: Store | undefined;
  readonly #workers: (Worker | undefined)[] = [];
  /** Those that hear what they are sent; to others a message would be lost. */
  readonly #ready = new WeakSet<Worker>();
  #isClosing = false;

  constructor(options: ProcessesOptions, store: Store | undefined) {
    this.#options = options;
    this.#store = store;
  }

  get pids(): readonly (number | undefined)[] {
    return this.#workers.map((worker) => worker?.process.pid);
  }

  tellAll(message: ToProcess): void {
    for (const worker of this.#workers) if (worker !== undefined) tell(worker, message);
  }

  /** Starts one; its address once it is ready. If it ends later, it is started again. */
  start(index: number): Promise<string> {
    const { count, env, root, host, port, expansions } = this.#options;
    const options = { root, host, port, expansions } as ShardOptions;
    const worker = cluster.fork(env);
    // Each line on its way listens for its end.
    worker.setMaxListeners(0);
    const began = performance.now();
    this.#workers[index] = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromProcess, socket?: Socket) => {
        // One told to stop before it could hear is told again.
        if (message.tell === 'up')
          tell(worker, this.#isClosing ? { tell: 'stop' } : { tell: 'begin', index, count, options });
        else if (message.tell === 'ready') {
          this.#ready.add(worker);
          resolve(message.url);
        } else if (message.tell === 'failed') reject(errorOf(message));
        else if (message.tell === 'calls')
          void this.#run(message.calls).then((answers) =>
            tell(worker, { tell: 'answers', batch: message.batch, answers }),
          );
        else if (socket !== undefined) this.#handOn(message, socket);
      });
      worker.on('error', () => {});
      worker.on('exit', (code, signal) => {
        reject(new Error(`a process ended with ${code ?? signal}`));
        this.#workers[index] = undefined;
        if (this.#isClosing) return;
        const pause = performance.now() - began < YOUNG ? YOUNG : 0;
        setTimeout(() => !this.#isClosing && this.start(index).catch(() => {}), pause);
      });
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const ended = this.#workers.map(
      (worker) => worker && new Promise((resolve) => worker.once('exit', resolve)),
    );
    this.tellAll({ tell: 'stop' });
    await Promise.all(ended);
  }

  /** To the process that has the game. While that one is not there the page tries again, as with any server. */
  #handOn(message: Extract<FromProcess, { tell: 'line' }>, socket: Socket): void {
    socket.on('error', () => socket.destroy());
    const worker = this.#workers[message.line.to];
    if (worker === undefined || !this.#ready.has(worker) || !worker.isConnected()) {
      socket.destroy();
      return;
    }
    // Ours is closed when it is sent, or when there is nobody left to send it to: otherwise the page would wait.
    const close = () => socket.destroy();
    worker.once('exit', close);
    worker.send(message satisfies ToProcess, socket, { keepOpen: true }, () => {
      worker.off('exit', close);
      close();
    });
  }

  /** Each fails or succeeds by itself; those of all processes are written together. */
  #run(calls: readonly Call[]): Promise<Answer[]> {
    const store = this.#store as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
    return Promise.all(
      calls.map(({ name, args }) => store[name](...args).then((value) => ({ value }), failureOf)),
    );
  }
}

function freePort(host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function tell(worker: Worker, message: ToProcess): void {
  // One that has just ended hears nothing, and needs nothing.
  if (worker.isConnected()) worker.send(message, undefined, () => {});
}

function errorOf({ message, code, isStore }: Extract<FromProcess, { tell: 'failed' }>): Error {
  return isStore ? new StoreUnavailable(message) : Object.assign(new Error(message), { code });
}
