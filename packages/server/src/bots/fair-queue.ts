/**
 * Who waits for a thread. Owners take turns, and so do the tables of one owner: whoever has many bots waits for these, and not
 * everybody else.
 */
export class FairQueue<Job extends { readonly owner: string; readonly table: string }> {
  /** The next owner first, and of each the next table first. */
  readonly #owners = new Map<string, Map<string, Job[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(job: Job): void {
    const tables = entry(this.#owners, job.owner, () => new Map<string, Job[]>());
    entry(tables, job.table, () => [] as Job[]).push(job);
    this.#size++;
  }

  shift(): Job | undefined {
    const [owner, tables] = first(this.#owners);
    const [table, jobs] = first(tables);
    const job = jobs?.shift();
    if (owner === undefined || tables === undefined || table === undefined || jobs === undefined)
      return undefined;
    this.#size--;
    toTheEnd(tables, table, jobs, jobs.length > 0);
    toTheEnd(this.#owners, owner, tables, tables.size > 0);
    return job;
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function first<T>(map: ReadonlyMap<string, T> | undefined): readonly [string, T] | readonly [] {
  for (const pair of map ?? []) return pair;
  return [];
}

function toTheEnd<T>(map: Map<string, T>, key: string, value: T, isWaiting: boolean): void {
  map.delete(key);
  if (isWaiting) map.set(key, value);
}
