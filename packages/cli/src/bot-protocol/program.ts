import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** So many characters that nobody has read, in one line or many, are no answers: the program floods us. */
const MOST_UNREAD = 1 << 20;
const KEPT_COMPLAINTS = 2000;

/** Why nothing came. */
export type Silence = 'late' | 'died';

/** Hears which processes begin and end, by their ids, so that someone can end those that are left behind. */
export interface ProcessWatch {
  began(pid: number): void;
  ended(pid: number): void;
}

/** On Windows a group of processes has no id. */
const HAS_GROUPS = process.platform !== 'win32';

/** Ends a program that still runs, with everything that it started itself. */
export function endProgram(pid: number): void {
  endGroup(pid);
  kill(pid);
}

/** What a program started may outlive it. */
function endGroup(pid: number): void {
  if (HAS_GROUPS) kill(-pid);
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** A line, and when it came (`performance.now`). */
export interface ReceivedLine {
  readonly line: string;
  readonly at: number;
}

/** A program that is talked to in lines. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: ReceivedLine[] = [];
  #rest = '';
  /** Characters in `#lines`. */
  #unread = 0;
  /** How it ended, in words; undefined while it runs. */
  #end: string | undefined;
  #complaints = '';
  #wake: () => void = () => {};

  constructor([command, ...args]: readonly string[], processes?: ProcessWatch) {
    // A group of its own: behind a shell, npx and the like the program is not the process that is started.
    this.#child = spawn(command, args, { stdio: 'pipe', detached: HAS_GROUPS });
    const { stdin, stdout, stderr, pid } = this.#child;
    if (pid !== undefined) {
      processes?.began(pid);
      this.#child.on('exit', () => processes?.ended(pid));
    }
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints = (this.#complaints + text).slice(-KEPT_COMPLAINTS);
    });
    // A program that is gone does not read; that it is gone is told by how it ended.
    stdin.on('error', () => {});
    this.#child.on('error', (error) => this.#ended(error.message));
    // Not `exit`: what it still wrote comes before `close`.
    this.#child.on('close', (code, signal) => {
      this.#ended(signal === null ? `it ended with status ${code}` : `it was ended by ${signal}`);
    });
  }

  /** How it ended, with the last thing it complained about; undefined while it runs. */
  get end(): string | undefined {
    if (this.#end === undefined) return undefined;
    const last = this.#complaints.trimEnd().split('\n').at(-1) ?? '';
    return last === '' ? this.#end : `${this.#end}: ${last}`;
  }

  send(message: unknown): void {
    if (this.#end === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line it writes, waited for at most so many milliseconds; or why there is none. One that came later waits. */
  async receive(milliseconds: number): Promise<ReceivedLine | { readonly silence: Silence }> {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const [received] = this.#lines;
      if (received !== undefined) {
        if (received.at > deadline) return { silence: 'late' };
        this.#lines.shift();
        this.#unread -= received.line.length;
        return received;
      }
      if (this.#end !== undefined) return { silence: 'died' };
      const left = deadline - performance.now();
      if (left <= 0) return { silence: 'late' };
      await this.#news(left);
    }
  }

  /** Waits for its end, at most so many milliseconds. */
  async hasEnded(milliseconds: number): Promise<boolean> {
    const deadline = performance.now() + milliseconds;
    while (this.#end === undefined && performance.now() < deadline)
      await this.#news(deadline - performance.now());
    return this.#end !== undefined;
  }

  /** Closes its input, which asks it to end. */
  close(): void {
    this.#child.stdin.end();
  }

  /** Whatever it started and left behind ends too, and nothing of it is waited for. */
  kill(): void {
    const { pid, stdin, stdout, stderr } = this.#child;
    if (pid !== undefined) endGroup(pid);
    // Not by its id, which may be another's by now.
    this.#child.kill('SIGKILL');
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
  }

  #news(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #read(text: string): void {
    if (this.#end !== undefined) return;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    const at = performance.now();
    for (const line of lines) {
      if (line.trim() === '') continue;
      this.#lines.push({ line, at });
      this.#unread += line.length;
    }
    if (this.#unread + this.#rest.length > MOST_UNREAD) this.#drown();
    this.#wake();
  }

  /** Ended at once: none of what it wrote is worth reading. */
  #drown(): void {
    this.#lines.length = 0;
    this.#ended(`it wrote more than ${MOST_UNREAD} characters that nobody had asked for`);
    this.kill();
  }

  #ended(how: string): void {
    this.#end ??= how;
    this.#wake();
  }
}
