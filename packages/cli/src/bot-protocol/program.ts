import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** A line longer than this is no answer. */
const LONGEST_LINE = 1 << 20;
const KEPT_COMPLAINTS = 2000;

/** Why nothing came. */
export type Silence = 'late' | 'died';

/** A program that is talked to in lines. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #rest = '';
  /** How it ended, in words; undefined while it runs. */
  #end: string | undefined;
  #complaints = '';
  #wake: () => void = () => {};

  constructor([command, ...args]: readonly string[]) {
    this.#child = spawn(command, args, { stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.#child;
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

  /** The next line it writes, waited for at most so many milliseconds; or why there is none. */
  async receive(milliseconds: number): Promise<{ readonly line: string } | { readonly silence: Silence }> {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return { line };
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

  kill(): void {
    this.#child.kill('SIGKILL');
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
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    this.#lines.push(...lines.filter((line) => line.trim() !== ''));
    if (this.#rest.length > LONGEST_LINE) {
      this.#rest = '';
      this.kill();
    }
    this.#wake();
  }

  #ended(how: string): void {
    this.#end ??= how;
    this.#wake();
  }
}
