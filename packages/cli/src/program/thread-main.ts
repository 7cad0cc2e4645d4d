import { workerData } from 'node:worker_threads';
import { loadExpansions } from './registry.ts';
import type { ThreadData } from './thread.ts';

/** A thread of the command line: the expansions first, then what it is for. */
const { module, folders } = workerData as ThreadData;
await loadExpansions(folders);
await import(module);
