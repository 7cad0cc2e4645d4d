import Database from 'libsql';
import { migrate } from '../migrate.ts';
import { operations } from '../operations.ts';
import type { Sql, SqlValue } from '../sql.ts';
import type { Answer, Call } from './messages.ts';

/**
 * A database file, in its own thread: writing waits for the disk, and nothing else may wait with it. One process at a time has
 * the file, which the lock of the database sees to.
 */
export class LibsqlFile implements Sql {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  private constructor(database: Database.Database) {
    this.#database = database;
  }

  static async open(path: string): Promise<LibsqlFile> {
    const database = new Database(path, { timeout: 2000 });
    for (const setting of SETTINGS) database.pragma(setting);
    const file = new LibsqlFile(database);
    await file.#atomic(async () => {
      await migrate(file);
      // Whoever held leases or showed tables here before is gone, for the file can be had by one process only.
      for (const table of ['nodes', 'presence']) await file.rows(`DELETE FROM ${table}`);
    });
    return file;
  }

  close(): void {
    this.#database.close();
  }

  /** Many operations in one transaction, one flush for all; each fails or succeeds by itself. */
  async run(calls: readonly Call[]): Promise<Answer[]> {
    try {
      return await this.#atomic(async () => {
        const answers: Answer[] = [];
        for (const call of calls) answers.push(await this.#runOne(call));
        return answers;
      });
    } catch (error) {
      return calls.map(() => ({ error: reasonOf(error) }));
    }
  }

  async rows<T>(text: string, ...values: readonly SqlValue[]): Promise<T[]> {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#database.prepare(text.replace(/\$(\d)/g, '?$1'));
      this.#statements.set(text, statement);
    }
    return statement.all(...values) as T[];
  }

  async notify(): Promise<void> {
    // There are no other nodes.
  }

  async #runOne({ name, args }: Call): Promise<Answer> {
    const operation = operations[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
    await this.rows('SAVEPOINT one');
    try {
      const value = await operation(this, ...args);
      await this.rows('RELEASE one');
      return { value };
    } catch (error) {
      await this.rows('ROLLBACK TO one');
      await this.rows('RELEASE one');
      return { error: reasonOf(error) };
    }
  }

  async #atomic<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const value = await work();
      this.#database.exec('COMMIT');
      return value;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** A commit is on the disk before it is told (FULL), and a second process is kept out (EXCLUSIVE). */
const SETTINGS = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'cache_size = -32000',
];

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
