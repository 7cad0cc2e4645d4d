import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const root = new URL('./', import.meta.url);
const FACTS = 'facts.jsonl';

/** A file of the corpus and what must be found in it, one entry for each thing. */
export interface Kept<Facts> {
  readonly file: string;
  readonly sha256: string;
  readonly things: readonly Facts[];
}

/** The folders of the corpus, one for each kind of thing. */
export function kinds(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The files of a kind. Throws if one is missing, has come without facts, or is not what it was when it was frozen. */
export function filesOf<Facts>(kind: string): Kept<Facts>[] {
  const listed = linesOf(readFileSync(urlOf(kind, FACTS), 'utf8')) as Kept<Facts>[];
  const found = readdirSync(urlOf(kind, '')).filter((file) => file !== FACTS);
  const names = listed.map(({ file }) => file);
  const odd = [
    ...found.filter((file) => !names.includes(file)),
    ...names.filter((file) => !found.includes(file)),
  ];
  if (odd.length > 0)
    throw new Error(`corpus/${kind}: its files and ${FACTS} disagree about ${odd.join(', ')}`);
  for (const { file, sha256 } of listed)
    if (sha256Of(readFileSync(urlOf(kind, file))) !== sha256)
      throw new Error(`corpus/${kind}/${file} was edited: the corpus only grows`);
  return listed;
}

/** What is in a file, unpacked. */
export function bytesOf(kind: string, file: string): Buffer {
  const bytes = readFileSync(urlOf(kind, file));
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The JSON values of a file, one a line. */
export function valuesOf(kind: string, file: string): unknown[] {
  return linesOf(bytesOf(kind, file).toString('utf8'));
}

export function urlOf(kind: string, file: string): URL {
  return new URL(`${kind}/${file}`, root);
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function linesOf(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
