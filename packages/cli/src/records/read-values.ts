import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Io } from '../program/io.ts';

/** A JSON value found in a file of records, or why there is none, with the place it stands at. */
export type Found =
  | { readonly at: string; readonly value: unknown }
  | { readonly at: string; readonly error: string };

const GZIP_MAGIC = [0x1f, 0x8b];

/** Everything in a file, one after the other: one JSON value, a list of them, or one a line; gzipped or not; `-` is stdin. */
export async function* readValues(file: string, io: Io): AsyncGenerator<Found> {
  const name = file === '-' ? 'standard input' : file;
  let line = 0;
  let seen = false;
  let whole: string[] | undefined;
  try {
    for await (const text of linesOf(file === '-' ? io.stdin : createReadStream(file))) {
      line++;
      if (whole !== undefined) whole.push(text);
      else if (text.trim() !== '') {
        const value = parse(text);
        // A first line that is no JSON by itself may begin a value that is spread over lines.
        if (value !== undefined) yield* each(`${name}:${line}`, value);
        else if (!seen) whole = new Array<string>(line - 1).fill('').concat(text);
        else yield { at: `${name}:${line}`, error: 'not-json' };
        seen = true;
      }
    }
  } catch (error) {
    yield { at: line === 0 ? name : `${name}:${line + 1}`, error: codeOf(error) };
    return;
  }
  if (whole === undefined) return;
  const value = parse(whole.join('\n'));
  if (value !== undefined) yield* each(name, value);
  else yield* pieces(name, whole);
}

/** A first line that is broken and nothing but it: the other lines are read on their own. */
function* pieces(name: string, lines: readonly string[]): Generator<Found> {
  const values = lines.map((text) => (text.trim() === '' ? undefined : parse(text)));
  if (!values.some((value) => typeof value === 'object')) {
    yield { at: name, error: 'not-json' };
    return;
  }
  for (const [index, text] of lines.entries()) {
    const value = values[index];
    if (value !== undefined) yield* each(`${name}:${index + 1}`, value);
    else if (text.trim() !== '') yield { at: `${name}:${index + 1}`, error: 'not-json' };
  }
}

function* each(at: string, value: unknown): Generator<Found> {
  if (!Array.isArray(value)) yield { at, value };
  else for (const [index, one] of value.entries()) yield { at: `${at}[${index}]`, value: one };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* linesOf(source: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of unpacked(source)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** The bytes of a stream, unpacked if they begin like a gzipped file, whatever its name. */
async function* unpacked(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const head: Uint8Array = Buffer.from(first.value);
  if (!GZIP_MAGIC.every((byte, i) => head[i] === byte)) {
    yield* headed(head, chunks);
    return;
  }
  const gunzip = createGunzip();
  // What fails before or inside the unpacking is thrown by the loop over its result.
  pipeline(Readable.from(headed(head, chunks)), gunzip, () => {});
  yield* gunzip;
}

async function* headed(head: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield Buffer.from(next.value);
}

/** `ENOENT` → `no-such-file`: what went wrong with a file, as a code. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'no-such-file',
    EISDIR: 'is-a-folder',
    EACCES: 'not-allowed',
    Z_BUF_ERROR: 'truncated',
    Z_DATA_ERROR: 'damaged',
  };
  return known[code] ?? code;
}
