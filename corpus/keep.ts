import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';
import { type Kept, sha256Of, urlOf } from './things.ts';

/** Writes a kind of the corpus: its files, packed, and the facts. A kind that is there already is left as it is. */
export class Keeper {
  readonly #kind: string;
  readonly #kept: Kept<unknown>[] = [];

  constructor(kind: string) {
    this.#kind = kind;
    mkdirSync(urlOf(kind, ''));
  }

  /** A file with a JSON value on each line. */
  keepValues(name: string, values: readonly unknown[], things: readonly unknown[]): void {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    this.keepBytes(`${name}.jsonl`, Buffer.from(text), things);
  }

  keepBytes(name: string, bytes: Uint8Array, things: readonly unknown[]): void {
    const file = `${name}.gz`;
    const packed = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
    writeFileSync(urlOf(this.#kind, file), packed);
    this.#kept.push({ file, sha256: sha256Of(packed), things });
  }

  close(): void {
    const lines = this.#kept.map((kept) => `${JSON.stringify(kept)}\n`);
    writeFileSync(urlOf(this.#kind, 'facts.jsonl'), lines.join(''));
    const count = this.#kept.reduce((sum, { things }) => sum + things.length, 0);
    console.log(`${this.#kind}: ${this.#kept.length} files, ${count} things`);
  }
}
