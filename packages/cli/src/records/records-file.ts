import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { GameRecord } from '@bastide/rules';
import { Refusal } from '../program/command.ts';

/** A file of records, one a line; gzipped if its name ends in `.gz`. */
export class RecordsFile {
  readonly #to: Writable;
  readonly #file: Writable;

  private constructor(to: Writable, file: Writable) {
    this.#to = to;
    this.#file = file;
  }

  static async create(name: string): Promise<RecordsFile> {
    const file = createWriteStream(name);
    try {
      await once(file, 'open');
    } catch (error) {
      throw new Refusal(`can’t write ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!name.endsWith('.gz')) return new RecordsFile(file, file);
    const zip = createGzip();
    zip.pipe(file);
    return new RecordsFile(zip, file);
  }

  async add(record: GameRecord): Promise<void> {
    if (!this.#to.write(`${JSON.stringify(record)}\n`)) await once(this.#to, 'drain');
  }

  /** Without it a gzipped file is cut off. */
  async close(): Promise<void> {
    this.#to.end();
    await finished(this.#file);
  }
}
