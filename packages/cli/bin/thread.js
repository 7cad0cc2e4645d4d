// A thread of the command line (src/thread.ts). Threads do not inherit how the main one loads the sources.
import { workerData } from 'node:worker_threads';

const { module, folders } = workerData;
// Threads of tests may be plain JavaScript and need nothing of ours.
if (module.endsWith('.ts')) {
  await import('@bastide/server/sources');
  const { loadExpansions } = await import('../src/program/registry.ts');
  await loadExpansions(folders);
}
await import(module);
