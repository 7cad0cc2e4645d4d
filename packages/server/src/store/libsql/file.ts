import Database from 'libsql';
import { moveHead, whyNot } from '../game-operations.ts';
import { migrate } from '../migrate.ts';
import { operations } from '../operations.ts';
import type { Append } from '../rows.ts';
import type { Sql, SqlValue } from '../sql.ts';
import type { Answer, Call } from './messages.ts';

/**
 * A database file, in its own thread: writing waits for the disk, and nothing else may wait with it. One process at a time has
 * the file, which the lock of the database sees to.
 */
export class LibsqlFile implements Sql {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  /** Events of this batch that are still to be inserted. */
  readonly #added: unknown[][] = [];

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
        for (const call of calls)
          answers.push(isMove(call) ? await this.#append(call.args[0]) : await this.#runOne(call));
        await this.#flush();
        return answers;
      });
    } catch (error) {
      this.#added.length = 0;
      return calls.map(() => ({ error: reasonOf(error) }));
    }
  }

  async rows<T>(text: string, ...values: readonly SqlValue[]): Promise<T[]> {
    return this.#statement(text).all(...values) as T[];
  }

  async changes(text: string, ...values: readonly SqlValue[]): Promise<number> {
    return this.#statement(text).run(...values).changes;
  }

  async notify(): Promise<void> {
    // There are no other nodes.
  }

  /** Most appends are moves. They need no savepoint, for the first statement decides, and their events go in together at the end. */
  async #append(request: Append): Promise<Answer> {
    if (!(await moveHead(this, request))) {
      await this.#flush();
      return { value: { ok: false, why: await whyNot(this, request) } };
    }
    for (const [i, { kind, content, moveId, at }] of request.events.entries())
      this.#added.push([request.game, request.expect + i, kind, content, moveId ?? null, at]);
    return { value: { ok: true } };
  }

  #statement(text: string): Database.Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(dialect(text));
    this.#statements.set(text, statement);
    return statement;
  }

  async #flush(): Promise<void> {
    if (this.#added.length > 0) await this.changes(INSERT_EVENTS, JSON.stringify(this.#added.splice(0)));
  }

  async #runOne({ name, args }: Call): Promise<Answer> {
    await this.#flush();
    const operation = operations[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
    await this.changes('SAVEPOINT one');
    try {
      // What is absent is null in JSON.
      const value = await operation(this, ...args.map((one) => one ?? undefined));
      await this.changes('RELEASE one');
      return { value };
    } catch (error) {
      await this.changes('ROLLBACK TO one');
      await this.changes('RELEASE one');
      return { error: reasonOf(error) };
    }
  }

  async #atomic<T>(work: () => Promise<T>): Promise<T> {
    this.#statement('BEGIN IMMEDIATE').run();
    try {
      const value = await work();
      this.#statement('COMMIT').run();
      return value;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

const INSERT_EVENTS = `INSERT INTO events (game, seq, kind, content, move_id, at)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($1)`;

function isMove(call: Call): call is Call & { readonly args: readonly [Append] } {
  return call.name === 'append' && (call.args[0] as Append).lists === undefined;
}

/** Parameters are numbered with a question mark here, and notes for this database are read. */
function dialect(text: string): string {
  return text.replace(/\$(\d)/g, '?$1').replace(/\/\*libsql (.*?)\*\//g, '$1');
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
