import { PassThrough, Readable } from 'node:stream';
import { main } from '../main.ts';
import type { Io } from './io.ts';

/** What a command wrote and how it ended. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** The last line of what was written. */
  readonly last: string;
}

/** For tests: runs a command with this on its standard input, on no terminal unless `screen` says otherwise. */
export async function runCli(
  argv: readonly string[],
  input: string | Uint8Array = '',
  screen: { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number } = {},
  env: Io['env'] = {},
): Promise<Outcome> {
  const stdout = Object.assign(new PassThrough(), screen);
  const stderr = Object.assign(new PassThrough(), screen);
  const out = gather(stdout);
  const err = gather(stderr);
  const status = await main(argv, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env });
  stdout.end();
  stderr.end();
  const written = await out;
  return { status, out: written, err: await err, last: written.trimEnd().split('\n').at(-1) ?? '' };
}

async function gather(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
