import { openSync, readSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';

/** Milliseconds by the clock, and of CPU time in this thread. */
export interface Spent {
  readonly wall: number;
  /** Undefined where the system does not tell. */
  readonly cpu: number | undefined;
}

/** Measures in both ways from `start` to `stop`, and keeps the last measurement. */
export class Stopwatch {
  #wall = 0;
  #cpu: number | undefined;
  spent: Spent = { wall: 0, cpu: undefined };

  start(): void {
    this.#cpu = threadTime();
    this.#wall = performance.now();
  }

  stop(): void {
    const wall = performance.now() - this.#wall;
    const now = threadTime();
    const cpu = now === undefined || this.#cpu === undefined ? undefined : now - this.#cpu;
    this.spent = { wall, cpu };
  }
}

/** Linux only; the kernel brings it up to date at its clock ticks, so it may be a few milliseconds old. */
const THREAD_TIME = '/proc/thread-self/schedstat';
const text = Buffer.alloc(80);
/** The file of this thread, undefined where there is none. Every thread has a module of its own. */
const counters = opened();

function opened(): number | undefined {
  try {
    return openSync(THREAD_TIME, 'r');
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU time this thread has had, where the system tells. */
export function threadTime(): number | undefined {
  if (counters === undefined) return undefined;
  const length = readSync(counters, text, 0, text.length, 0);
  return Number.parseInt(text.toString('latin1', 0, length), 10) / 1e6;
}

/** What this thread holds of memory, in MB: its heap as it was taken from the system, and buffers outside it. */
export function threadMemory(): number {
  const { total_heap_size, external_memory, malloced_memory } = getHeapStatistics();
  return (total_heap_size + external_memory + malloced_memory) / 2 ** 20;
}
