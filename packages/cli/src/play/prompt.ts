import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../program/io.ts';

/** Asks for lines of text, one after the other, from a terminal or a pipe. */
export class Prompt {
  readonly #io: Io;
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #closed = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor(io: Io) {
    this.#io = io;
    const terminal = io.stdout.isTTY === true;
    this.#reader = createInterface({ input: io.stdin, output: terminal ? io.stdout : undefined, terminal });
    this.#reader.on('line', (line) => this.#onLine(line));
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#waiting?.(undefined);
    });
  }

  /** The next line, or undefined when there will be none: the input is closed, or Ctrl-C was pressed. */
  async ask(text: string): Promise<string | undefined> {
    if (this.#io.stdout.isTTY === true) {
      this.#reader.setPrompt(text);
      this.#reader.prompt();
    } else this.#io.stdout.write(text);
    const line = await this.#next();
    // What is piped in does not show by itself, and a closed input ends no line.
    if (this.#io.stdout.isTTY !== true || line === undefined) this.#io.stdout.write(`${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.#reader.close();
  }

  #next(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#closed) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = (answer) => {
        this.#waiting = undefined;
        resolve(answer);
      };
    });
  }

  #onLine(line: string): void {
    if (this.#waiting === undefined) this.#lines.push(line);
    else this.#waiting(line);
  }
}
