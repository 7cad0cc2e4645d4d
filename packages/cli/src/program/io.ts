import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process, or what a test gives it. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Screen extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env };
}

/** Colour only on a terminal that has not been asked to be plain (https://no-color.org). */
export function hasColour({ stdout, env }: Io): boolean {
  return stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

export function print({ stdout }: Io, text: string): void {
  stdout.write(`${text}\n`);
}
