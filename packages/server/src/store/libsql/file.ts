import Database from 'libsql';
import { appendNotices, changeBeside, rowsText } from '../append.ts';
import { migrate } from '../migrate.ts';
import { type OperationName, operations } from '../operations.ts';
import type { Append, Appended, NewGame } from '../rows.ts';
import { sittingRefusal } from '../sitting.ts';
import type { Notice, Sql, SqlValue } from '../sql.ts';
import { Journal } from './journal.ts';
import type { Answer, PackedCall } from './messages.ts';
import { type Move, moveNotices, OK, unpacked } from './move.ts';

/**
 * A database file, in its own thread: writing waits for the disk, and nothing else may wait with it. One process at a time has
 * the file, which the lock of the database sees to.
 */
export class LibsqlFile implements Sql {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  readonly #journal = new Journal(this);
  readonly #isShared: boolean;
  #notices: Notice[] = [];
  /** What the journal knows was undone. */
  #isJournalLost = false;

  private constructor(database: Database.Database, isShared: boolean) {
    this.#database = database;
    this.#isShared = isShared;
  }

  /** `isShared`: several processes ask through the one that has the file. */
  static async open(path: string, isShared = false): Promise<LibsqlFile> {
    const database = new Database(path, { timeout: 2000 });
    for (const setting of SETTINGS) database.pragma(setting);
    const file = new LibsqlFile(database, isShared);
    await file.#atomic(async () => {
      await migrate(file);
      await file.#journal.load();
      await file.#journal.fill();
      // Whoever held leases or showed tables here before is gone, for the file can be had by one process only.
      for (const table of ['nodes', 'presence']) await file.rows(`DELETE FROM ${table}`);
    });
    return file;
  }

  /** Between two transactions, so that nothing is half there. Nobody is served meanwhile. */
  async copy(path: string): Promise<void> {
    await this.#atomic(() => this.#journal.fill());
    this.#database.prepare('VACUUM INTO ?').run(path);
  }

  async close(): Promise<void> {
    // What can't be written now is written when the file is opened again.
    await this.#atomic(() => this.#journal.fill()).catch(() => {});
    this.#database.close();
  }

  /**
   * Many calls in one transaction, one flush for all; each fails or succeeds by itself, except moves, which go together. That one fails is so
   * seldom that nothing is prepared for it: then none has happened, and all are run again with a way back from each.
   */
  async run(calls: readonly PackedCall[]): Promise<Answer[]> {
    const answers = await this.#run(calls);
    if (calls.some(({ name }) => name === 'erasePerson')) this.#emptyLog();
    return answers;
  }

  /** Who was forgotten stands there as it was before. If it fails it is done when the file is closed. */
  #emptyLog(): void {
    try {
      this.#database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // What was asked for is done all the same.
    }
  }

  async #run(calls: readonly PackedCall[]): Promise<Answer[]> {
    let isOne = false;
    const unguarded: Guard = async (work) => {
      try {
        return { value: await work() };
      } catch (error) {
        isOne = true;
        throw error;
      }
    };
    try {
      return await this.#atomic(() => this.#runAll(calls, unguarded));
    } catch (error) {
      if (!isOne) return calls.map(() => failure(error));
    }
    try {
      return await this.#atomic(() => this.#runAll(calls, (work) => this.#savepoint(work)));
    } catch (error) {
      return calls.map(() => failure(error));
    }
  }

  async #runAll(calls: readonly PackedCall[], guard: Guard): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const { name, args } of calls)
      if (name === 'moves') answers.push(await guard(() => this.#move(unpacked(args), String(args[0]))));
      else if (name === 'append') answers.push(await guard(() => this.#append(args[0] as Append)));
      else answers.push(await guard(() => this.#operate(name, args)));
    return answers;
  }

  async rows<T>(text: string, ...values: readonly SqlValue[]): Promise<T[]> {
    return this.#statement(text).all(...values) as T[];
  }

  async changes(text: string, ...values: readonly SqlValue[]): Promise<number> {
    return this.#statement(text).run(...values).changes;
  }

  async notify(...notices: readonly Notice[]): Promise<void> {
    if (this.#isShared) this.#notices.push(...notices);
  }

  /** What is to be told now that it is on the disk. */
  takeNotices(): readonly Notice[] {
    return this.#notices.splice(0);
  }

  async #move(moves: readonly Move[], text: string): Promise<Appended[] | undefined> {
    const results = await this.#journal.add(moves, text);
    if (this.#isShared)
      await this.notify(...moves.filter((_, i) => results?.[i].ok !== false).flatMap(moveNotices));
    return results;
  }

  async #operate(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    await this.#journal.fillFor(name, args);
    const operation = operations[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
    const value = await operation(this, ...args);
    if (name === 'createGame' && value === true) await this.#journal.create(args[0] as NewGame);
    return value;
  }

  async #append(request: Append): Promise<Appended> {
    const why = (await sittingRefusal(this, request)) ?? (await this.#journal.append(request));
    if (why !== undefined) return { ok: false, why };
    await changeBeside(this, request);
    const { game, expect, events, turns } = request;
    if (this.#isShared)
      await this.notify(
        ...appendNotices(game, expect + events.length, rowsText(game, expect, events), turns),
      );
    return OK;
  }

  #statement(text: string): Database.Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(dialect(text));
    this.#statements.set(text, statement);
    return statement;
  }

  async #savepoint<T>(work: () => Promise<T>): Promise<{ readonly value: T } | Failure> {
    const told = this.#notices.length;
    await this.changes('SAVEPOINT one');
    try {
      const value = await work();
      await this.changes('RELEASE one');
      return { value };
    } catch (error) {
      this.#notices.length = told;
      await this.changes('ROLLBACK TO one');
      await this.changes('RELEASE one');
      await this.#journal.load();
      return failure(error);
    }
  }

  async #atomic<T>(work: () => Promise<T>): Promise<T> {
    this.#statement('BEGIN IMMEDIATE').run();
    try {
      if (this.#isJournalLost) await this.#journal.load();
      this.#isJournalLost = false;
      const value = await work();
      this.#statement('COMMIT').run();
      return value;
    } catch (error) {
      this.#notices.length = 0;
      this.#isJournalLost = true;
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Parameters are numbered with a question mark here, a list is opened with `json_each`, and nobody shares the file. */
function dialect(text: string): string {
  return text
    .replace(/jsonb?_array_elements\((\$\d)::jsonb?\)/g, 'json_each($1)')
    .replace(/\/\*shared\*\/.*?\/\*end\*\//gs, '')
    .replace(/\$(\d)/g, '?$1')
    .replace(/\/\*libsql (.*?)\*\//g, '$1');
}

/**
 * A commit is on the disk before it is told (FULL), and a second process is kept out (EXCLUSIVE). What is deleted or replaced is overwritten with
 * zeros, where no page has to be written for that alone (FAST).
 */
const SETTINGS = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = FAST',
  'cache_size = -32000',
];

/** Runs one of many; what to do if it fails. */
type Guard = <T>(work: () => Promise<T>) => Promise<{ readonly value: T } | Failure>;

type Failure = Extract<Answer, { error: string }>;

/** A disk that is full, slow or gone may be well again later; whatever else goes wrong is a mistake in what we ask. */
function failure(error: unknown): Failure {
  const { code } = error as { readonly code?: unknown };
  const isOutside =
    typeof code === 'string' && /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|NOMEM|READONLY)/.test(code);
  return { error: error instanceof Error ? error.message : String(error), isFault: !isOutside };
}
